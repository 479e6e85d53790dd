import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Stack } from '../../../components/layout/Stack';
import { Button } from '../../../components/buttons/Button';
import { formatSalary } from '../../../components/conditions/formatSalary';
import { DescriptionList } from '../../../components/description-list/DescriptionList';
import type { MypageEngagementFragment } from '../../../generated/mypage';
import { formatDate } from '../../../lib/format/formatDate';
import { loadable } from '../../../lib/loadable/loadable';
import { paths } from '../../../lib/paths';
import styles from '../Mypage.module.css';
import { Reviews } from './Reviews';

const CommentSheet = loadable(async () => (await import('./CommentSheet')).CommentSheet);

/**
 * A card for one of the talent's engagements (work that began through Enishi): period, terms, the talent's
 * comment, and the reviews of both parties.
 */
export function EngagementCard({ engagement }: { engagement: MypageEngagementFragment }) {
  const { t, i18n } = useTranslation();
  const [isEditing, setIsEditing] = useState(false);
  const { organizationName, openJob, startDate, endDate, salary, salaryType, numberOfHoursPerWeek } =
    engagement;
  const name = organizationName ?? t('common.anonymousOrganization');
  const period = t('mypage.period', {
    from: formatDate(startDate),
    until: endDate ? formatDate(endDate) : t('mypage.now'),
  });
  const pay = { salaryType, minumumSalary: salary, maximumSalary: salary };
  return (
    <article className={styles.card}>
      <div>
        <h3 lang="ja">{name}</h3>
        <p className={styles.quiet}>{period}</p>
      </div>
      <DescriptionList
        items={[
          [
            t('mypage.job'),
            openJob && (
              <Link to={paths.jobDetail(openJob.id)} lang="ja">
                {openJob.title}
              </Link>
            ),
          ],
          [t('mypage.pay'), salary !== null && formatSalary(pay, t, i18n.language)],
          [
            t('mypage.hours'),
            numberOfHoursPerWeek !== null && t('mypage.hoursPerWeek', { n: numberOfHoursPerWeek }),
          ],
        ]}
      />
      <Stack className={styles.spread} gap={[8, 16]} wrap align="start" justify="space-between">
        <div>
          <p className={styles.quiet}>{t('mypage.comment.own')}</p>
          <p className={styles.words} lang={engagement.comment ? 'ja' : undefined}>
            {engagement.comment ?? t('mypage.comment.none')}
          </p>
        </div>
        <Button
          size="small"
          aria-label={t('mypage.comment.editOf', { name })}
          onClick={() => setIsEditing(true)}
        >
          {t('mypage.comment.edit')}
        </Button>
      </Stack>
      <Reviews engagement={engagement} name={name} />
      {isEditing && <CommentSheet engagement={engagement} onClose={() => setIsEditing(false)} />}
    </article>
  );
}
