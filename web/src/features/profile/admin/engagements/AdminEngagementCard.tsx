import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Stack } from '../../../../components/layout/Stack';
import { Button } from '../../../../components/buttons/Button';
import { formatSalary } from '../../../../components/conditions/formatSalary';
import { DescriptionList } from '../../../../components/description-list/DescriptionList';
import type { AdminEngagementFragment } from '../../../../generated/adminEngagements';
import { formatDate } from '../../../../lib/format/formatDate';
import { paths } from '../../../../lib/paths';
import styles from '../AdminProfile.module.css';
import { Words } from '../fields/Words';

/** One engagement of a talent: the job, the contract data, the talent's own comment, and the reviews of both parties. */
export function AdminEngagementCard(props: { engagement: AdminEngagementFragment; onEdit: () => void }) {
  const { engagement, onEdit } = props;
  const { t, i18n } = useTranslation();
  const { organizationName, openJob, startDate, endDate, salary, salaryType, numberOfHoursPerWeek } =
    engagement;
  const name = organizationName ?? t('common.anonymousOrganization');
  const from = formatDate(startDate);
  const until = engagement.isContinuation ? t('common.now') : formatDate(endDate);
  const pay = { salaryType, minumumSalary: salary, maximumSalary: salary };
  return (
    <>
      <h3 lang="ja">{name}</h3>
      <DescriptionList
        items={[
          [t('adminProfile.contract.period'), startDate && t('common.period', { from, until })],
          [
            t('adminProfile.contract.job'),
            openJob && (
              <Link key="job" to={paths.adminJob(openJob.id)} lang="ja">
                {openJob.title ?? openJob.id}
              </Link>
            ),
          ],
          [t('adminProfile.contract.field.salary'), salary !== null && formatSalary(pay, t, i18n.language)],
          [
            t('adminProfile.contract.field.numberOfHoursPerWeek'),
            numberOfHoursPerWeek !== null && t('adminProfile.contract.hours', { n: numberOfHoursPerWeek }),
          ],
        ]}
      />
      <Words heading={t('adminProfile.contract.field.contractInfo')} text={engagement.contractInfo} />
      <Words heading={t('adminProfile.contract.comment')} text={engagement.comment} />
      {(engagement.reviews?.items ?? []).map(({ id, side, rating, comment, published, createdAt }) => (
        <div key={id} className={styles.words}>
          <h4>
            {side && t(`adminProfile.contract.reviewBy.${side}`)}{' '}
            {!published && t('adminProfile.contract.unpublished')}
          </h4>
          <Stack as="p" gap={[8, 12]} wrap align="center">
            {rating !== null && <strong>{t('adminProfile.comment.rated', { n: rating.toFixed(1) })}</strong>}
            <span className={styles.quiet}>{formatDate(createdAt)}</span>
          </Stack>
          {comment && (
            <p className={styles.text} lang="ja">
              {comment}
            </p>
          )}
        </div>
      ))}
      <div>
        <Button
          size="small"
          aria-label={t('histories.editOf', { name: t('adminProfile.contract.of', { name }) })}
          onClick={onEdit}
        >
          {t('adminProfile.contract.edit')}
        </Button>
      </div>
    </>
  );
}
