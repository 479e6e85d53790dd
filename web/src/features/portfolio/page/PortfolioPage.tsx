import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, Link } from 'react-router-dom';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { PortfolioPageDocument } from '../../../generated/portfolioPage';
import { paths } from '../../../lib/paths';
import { useTitle } from '../../../lib/route/useTitle';
import { getShownName } from './getShownName';
import { PortfolioArticle } from './PortfolioArticle';
import { useSession } from '../../../lib/auth/useSession';
import { returnPath } from '../../../lib/route/returnPath';
import styles from './PortfolioPage.module.css';

/**
 * A link to the contact form for messages about a talent. Guests sign in first and then return to the contact
 * form.
 */
function ContactLink({ name }: { name: string }) {
  const { t } = useTranslation();
  const isGuest = useSession().status === 'guest';
  const contact = paths.contact({ about: t('portfolio.contactSubject', { name }) });
  return (
    <aside data-screen-only className={styles.contact}>
      <p>{t(isGuest ? 'portfolio.contactLeadGuest' : 'portfolio.contactLead', { name })}</p>
      <Link
        className={styles.contactLink}
        to={isGuest ? paths.login() : contact}
        onClick={() => isGuest && returnPath.set(contact)}
      >
        {t('portfolio.contact')}
      </Link>
    </aside>
  );
}

/**
 * The screen /portfolio/{path}, the public page of a talent. It always queries as a guest, so that signed-in
 * people, including the talent, see exactly what guests see. For an unknown path or a private profile it
 * shows the not-found page.
 */
export function PortfolioPage() {
  const { t } = useTranslation();
  const { path = '' } = useParams();
  const isGuest = useSession().status === 'guest';
  const { data, error, loading, refetch } = useQuery(PortfolioPageDocument, {
    variables: { path },
    context: { asGuest: true },
    // Answers for guests must not replace what the cache knows about the signed-in person.
    fetchPolicy: isGuest ? 'cache-and-network' : 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const talent = data?.getUserByPath;
  const name = talent ? getShownName(talent, t) : '';
  useTitle(talent ? t('portfolio.titleOf', { name }) : undefined);
  if (error && !loading) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="article" count={3} />;
  if (!talent) return <Navigate to={paths.notFound} replace />;
  return (
    <PortfolioArticle talent={talent}>
      <ContactLink name={name} />
    </PortfolioArticle>
  );
}
