import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Grid } from '../../../components/layout/Grid';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { paths } from '../../../lib/paths';
import { Block } from '../Block';
import type { FoundJobs } from './FoundJobs';
import { RecommendedJob } from './RecommendedJob';
import { recommendJobs } from './recommendJobs';
import type { HopesFragment } from '../../../generated/hopes';

/** Returns whether a person has entered any preference that can be compared with jobs. */
const hasHopes = (hopes: HopesFragment): boolean =>
  Boolean(
    hopes.userMainJobId ??
    hopes.hopeLocationType ??
    hopes.numberOfDayPerWeek ??
    hopes.minumumSalary ??
    hopes.skillTags?.length,
  );

/**
 * The block of the home screen with the jobs that fit the person's preferences best, each with the reasons.
 */
export function RecommendedJobs({ user, jobs, hasFailed, onRetry }: FoundJobs) {
  const { t } = useTranslation();
  const found = useMemo(() => user && jobs && recommendJobs(user, jobs), [user, jobs]);
  const canBeMatched = user && hasHopes(user);
  return (
    <Block
      title={t('home.recommended.heading')}
      link={canBeMatched && <Link to={paths.editConditions}>{t('home.recommended.change')}</Link>}
      shape="card"
      hasFailed={hasFailed}
      onRetry={onRetry}
    >
      {found &&
        (found.length === 0 ? (
          <EmptyState
            illustration="search"
            action={<Link to={paths.editConditions}>{t('home.recommended.enter')}</Link>}
          >
            {t(canBeMatched ? 'home.recommended.none' : 'home.recommended.noHopes')}
          </EmptyState>
        ) : (
          <Grid gap={16} min={300}>
            {found.map((recommendation) => (
              <RecommendedJob key={recommendation.job.id} recommendation={recommendation} user={user} />
            ))}
          </Grid>
        ))}
    </Block>
  );
}
