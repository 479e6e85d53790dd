import { useTranslation } from 'react-i18next';
import type { AdminApplicantQuery } from '../../../../generated/adminApplications';
import styles from './ApplicationDrawer.module.css';

type Applicant = NonNullable<AdminApplicantQuery['getUser']>;

interface CareerListProps {
  histories: NonNullable<Applicant['workHistories']>['items'];
}

/** Lists the applicant's career: organization, position and period of each entry, the latest start first. */
export function CareerList({ histories }: CareerListProps) {
  const { t } = useTranslation();
  if (histories.length === 0) return t('applications.drawer.noHistories');
  const month = (date: string | null) => date?.slice(0, 7).replace('-', '/') ?? '';
  const sorted = [...histories].sort((a, b) => (b.startDate ?? '').localeCompare(a.startDate ?? ''));
  return (
    <ul className={styles.histories}>
      {sorted.map(({ id, organizationName, position, startDate, endDate, isContinuation }) => (
        <li key={id}>
          {[organizationName, position].filter(Boolean).join(t('common.join'))}
          <small>
            {month(startDate)}〜{isContinuation ? t('applications.drawer.now') : month(endDate)}
          </small>
        </li>
      ))}
    </ul>
  );
}
