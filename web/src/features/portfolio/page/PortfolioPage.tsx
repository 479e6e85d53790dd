import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { PortfolioPageDocument } from '../../../generated/portfolioPage';
import { paths } from '../../../lib/paths';
import { useTitle } from '../../../lib/route/useTitle';
import { PortfolioBlock } from '../blocks/PortfolioBlock';
import { toShownBlocks } from '../blocks/toShownBlocks';
import { About } from './About';
import { ContactLink } from './ContactLink';
import { Histories } from './Histories';
import styles from './PortfolioPage.module.css';
import { Qualifications } from './Qualifications';
import { Skills } from './Skills';
import { TalentHead } from './TalentHead';

/**
 * The screen /portfolio/{path} with what everybody may see of a talent. It is requested as a guest, so that signed-in
 * people, the talent included, see exactly what visitors see. An unknown path and a private profile lead to the page
 * for unknown URLs.
 */
export function PortfolioPage() {
  const { t } = useTranslation();
  const { path = '' } = useParams();
  const { data, error, loading, refetch } = useQuery(PortfolioPageDocument, {
    variables: { path },
    context: { asGuest: true },
    // Answers for guests must not replace what the cache knows about the signed-in person.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const talent = data?.getUserByPath;
  const name = talent ? (talent.displayName ?? talent.nameInitial ?? t('portfolio.nameless')) : '';
  useTitle(talent ? t('portfolio.titleOf', { name }) : undefined);
  if (error && !loading) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="article" count={3} />;
  if (!talent) return <Navigate to={paths.notFound} replace />;
  const histories = talent.workHistories?.items ?? [];
  const blocks = toShownBlocks(talent.portfolios?.items ?? [], histories);
  const skills = talent.skillSets?.items ?? [];
  const qualifications = talent.qualifications?.items ?? [];
  const parts = [blocks, histories, skills, qualifications];
  const isEmpty = !talent.description && parts.every(({ length }) => length === 0);
  return (
    <article className={styles.paper}>
      <TalentHead talent={talent} name={name} />
      <div className={styles.content}>
        {isEmpty && <EmptyState illustration="calm">{t('portfolio.empty', { name })}</EmptyState>}
        <About description={talent.description} />
        {blocks.map((block) => (
          <PortfolioBlock key={block.id} block={block} />
        ))}
        <Skills skills={skills} />
        <Histories histories={histories} />
        <Qualifications qualifications={qualifications} />
      </div>
      <ContactLink name={name} />
    </article>
  );
}
