import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Rail } from '../../../components/rail/Rail';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { paths } from '../../../lib/paths';
import { Block } from '../Block';
import styles from '../HomeScreen.module.css';
import { countHopes } from './countHopes';
import type { FoundJobs } from './FoundJobs';
import { RecommendedJob } from './RecommendedJob';
import { recommendJobs } from './recommendJobs';

/**
 * The block of the home screen with the jobs that fit the person's preferences best, each with the reasons.
 */
export function RecommendedJobs({ user, jobs, hasFailed, onRetry }: FoundJobs) {
  const { t } = useTranslation();
  const found = useMemo(() => user && jobs && recommendJobs(user, jobs), [user, jobs]);
  const id = useId();
  const hopes = user ? countHopes(user) : 0;
  // A person who has just registered has an occupation and nothing else.
  const isFirst = hopes === 1 && Boolean(user?.userMainJobId);
  const enter = <Link to={paths.editConditions}>{t('home.recommended.enter')}</Link>;
  return (
    <Block
      id={id}
      title={t('home.recommended.heading')}
      link={hopes > 1 && <Link to={paths.editConditions}>{t('home.recommended.change')}</Link>}
      shape="card"
      hasFailed={hasFailed}
      onRetry={onRetry}
    >
      {found &&
        (found.length === 0 ? (
          <EmptyState illustration="search" action={enter}>
            {isFirst
              ? t('home.recommended.noneOfOccupation', { name: user?.mainJob?.name })
              : t(hopes > 0 ? 'home.recommended.none' : 'home.recommended.noHopes')}
          </EmptyState>
        ) : (
          <>
            {isFirst && (
              <p className={styles.lead}>
                {t('home.recommended.ofOccupation', { name: user?.mainJob?.name })} {enter}
              </p>
            )}
            <Rail labelledBy={id}>
              {found.map((recommendation) => (
                <RecommendedJob key={recommendation.job.id} recommendation={recommendation} user={user} />
              ))}
            </Rail>
          </>
        ))}
    </Block>
  );
}
