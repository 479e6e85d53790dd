import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../lib/auth/useSession';
import { paths } from '../../../lib/paths';
import { returnPath } from '../../../lib/route/returnPath';
import styles from './PortfolioPage.module.css';

/**
 * A link to the contact form for messages about a talent. Guests sign in first and then return to the contact
 * form.
 */
export function ContactLink({ name }: { name: string }) {
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
