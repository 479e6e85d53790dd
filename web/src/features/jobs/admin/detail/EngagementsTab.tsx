import { useTranslation } from 'react-i18next';
import { formatSalary } from '../../../../components/conditions/formatSalary';
import { JobEngagementsDocument, type JobEngagementsQuery } from '../../../../generated/adminJob';
import { usePeriod } from '../../../../lib/format/usePeriod';
import styles from './JobDetail.module.css';
import { RowsTab } from './RowsTab';
import { useRows } from './useRows';

type Job = NonNullable<JobEngagementsQuery['getOpenJob']>;
type Engagement = NonNullable<Job['enishiWorkHistories']>['items'][number];

function EngagementRow({ engagement }: { engagement: Engagement }) {
  const { t, i18n } = useTranslation();
  const period = usePeriod(engagement);
  const { user, userId, salary, salaryType, numberOfHoursPerWeek, contractInfo, reviews } = engagement;
  const pay = { salaryType, minumumSalary: salary, maximumSalary: salary };
  return (
    <>
      <span lang="ja">{user?.name ?? user?.displayName ?? userId}</span>
      <span className={styles.quiet}>{period}</span>
      {salary !== null && <span>{formatSalary(pay, t, i18n.language)}</span>}
      {numberOfHoursPerWeek !== null && (
        <span>{t('adminJobs.hoursPerWeek', { n: numberOfHoursPerWeek })}</span>
      )}
      {contractInfo && <p lang="ja">{contractInfo}</p>}
      {(reviews?.items ?? []).map(({ id, side, rating, comment, published }) => (
        <p key={id}>
          {side && t(`adminJobs.reviewBy.${side}`)} {rating?.toFixed(1)}{' '}
          {!published && t('adminJobs.unpublished')} <span lang="ja">{comment}</span>
        </p>
      ))}
    </>
  );
}

/** The tab with the engagements that began with a job: period, terms, and the reviews by both parties. */
export function EngagementsTab({ id }: { id: string }) {
  const { t } = useTranslation();
  const found = useRows(JobEngagementsDocument, id, (data) => data.getOpenJob?.enishiWorkHistories);
  return (
    <RowsTab
      {...found}
      empty={t('adminJobs.noRows.engagements')}
      render={(engagement) => <EngagementRow engagement={engagement} />}
    />
  );
}
