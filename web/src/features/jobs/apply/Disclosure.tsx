import LockOutlined from '@ant-design/icons/LockOutlined';
import { useTranslation } from 'react-i18next';
import { projectToNull } from '../../../../../model/visibility/projectToNull';
import { UserVisibility } from '../../../../../model/visibility/UserVisibility';
import { isHistoryShared } from '../../../entities/profile/isHistoryShared';
import type { Applicant } from './Applicant';
import styles from './ApplySheet.module.css';

/**
 * Lists what the organization will see of the applicant because of the application, and what stays hidden.
 * This depends on the talent's share settings.
 */
export function Disclosure({ applicant }: { applicant: Applicant }) {
  const { t } = useTranslation();
  const all = applicant.workHistories?.items ?? [];
  const histories = all.filter((history) => isHistoryShared(history, applicant)).length;
  const sharesHistories = projectToNull(UserVisibility, applicant, 'client').workHistories !== null;
  const name = [applicant.name, applicant.phoneticName].filter(Boolean).join(' / ');
  return (
    <section className={styles.disclosure}>
      <h3>{t('jobs.apply.discloses')}</h3>
      <ul data-bullets>
        <li>{t('jobs.apply.disclosesName', { name })}</li>
        <li>{t('jobs.apply.disclosesProfile')}</li>
        {sharesHistories && histories > 0 && <li>{t('jobs.apply.disclosesHistories', { n: histories })}</li>}
      </ul>
      <p>
        <LockOutlined aria-hidden /> {t('jobs.apply.keepsContact')}
      </p>
      {!sharesHistories && all.length > 0 && (
        <p>
          <LockOutlined aria-hidden /> {t('jobs.apply.keepsHistories')}
        </p>
      )}
    </section>
  );
}
