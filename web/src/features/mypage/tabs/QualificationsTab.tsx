import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Stack } from '../../../components/layout/Stack';
import { Grid } from '../../../components/layout/Grid';
import { Chip } from '../../../components/chips/Chip';
import { EmptyState } from '../../../components/feedback/EmptyState';
import type { MypageQualificationFragment } from '../../../generated/mypage';
import { formatDate } from '../../../lib/format/formatDate';
import { paths } from '../../../lib/paths';
import { countDaysLeft } from '../head/countDaysLeft';
import styles from '../Mypage.module.css';
import type { MypageUser } from '../MypageUser';

function QualificationCard({ qualification }: { qualification: MypageQualificationFragment }) {
  const { t } = useTranslation();
  const { name, organization, releaseDate, expirationDate } = qualification;
  const days = countDaysLeft(qualification, new Date());
  return (
    <article className={styles.card}>
      <Stack className={styles.spread} gap={[8, 16]} wrap align="start" justify="space-between">
        <div>
          <h3 lang="ja">{name}</h3>
          <p className={styles.quiet}>
            {organization && <span lang="ja">{organization}</span>}
            {organization && releaseDate && t('common.join')}
            {releaseDate && t('mypage.acquiredOn', { date: formatDate(releaseDate) })}
          </p>
        </div>
        {days === null && <span className={styles.quiet}>{t('mypage.noExpiry')}</span>}
        {days !== null && days < 0 && (
          <Chip tone="warm">{t('mypage.expiredOn', { date: formatDate(expirationDate) })}</Chip>
        )}
        {days !== null && days >= 0 && (
          <span className={styles.quiet}>
            {t('mypage.expiresOn', { date: formatDate(expirationDate), n: days })}
          </span>
        )}
      </Stack>
    </article>
  );
}

/** The tab with the talent's qualifications, each with its day of expiry if it has one. */
export function QualificationsTab({ user }: { user: MypageUser }) {
  const { t } = useTranslation();
  const qualifications = user.qualifications?.items ?? [];
  const edit = <Link to={paths.editHistories}>{t('mypage.editQualifications')}</Link>;
  if (qualifications.length === 0)
    return (
      <EmptyState illustration="calm" action={edit}>
        {t('mypage.none.qualifications')}
      </EmptyState>
    );
  return (
    <>
      <Grid as="ul" gap={16}>
        {qualifications.map((qualification) => (
          <li key={qualification.id}>
            <QualificationCard qualification={qualification} />
          </li>
        ))}
      </Grid>
      <Stack as="p" className={styles.actions} gap={[4, 16]} wrap align="center">
        {edit}
      </Stack>
    </>
  );
}
