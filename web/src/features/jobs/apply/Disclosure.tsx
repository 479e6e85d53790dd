import LockOutlined from '@ant-design/icons/LockOutlined';
import { useTranslation } from 'react-i18next';
import { projectToNull } from '../../../../../model/visibility/projectToNull';
import { UserVisibility } from '../../../../../model/visibility/UserVisibility';
import { isHistoryShared } from '../../../entities/profile/isHistoryShared';
import type { ApplyFields } from './ApplyForm';
import type { Applicant } from './Applicant';
import styles from './ApplySheet.module.css';

interface DisclosureProps {
  applicant: Applicant;
  /** What has been entered so far. */
  fields: ApplyFields;
}

/** Returns the names of the chosen files. */
const namesOf = (applicant: Applicant, { resumeIds = [] }: ApplyFields) =>
  (applicant.resumes?.items ?? [])
    .filter(({ id }) => resumeIds.includes(id))
    .map(({ filename }) => filename ?? '');

/**
 * Lists what the organization gets with the application and what it will see of the applicant because of it, and what
 * stays hidden. This depends on the talent's share settings.
 */
export function Disclosure({ applicant, fields }: DisclosureProps) {
  const { t } = useTranslation();
  const all = applicant.workHistories?.items ?? [];
  const histories = all.filter((history) => isHistoryShared(history, applicant)).length;
  const sharesHistories = projectToNull(UserVisibility, applicant, 'client').workHistories !== null;
  const qualifications = applicant.qualifications?.items.length ?? 0;
  const files = namesOf(applicant, fields);
  const name = [applicant.name, applicant.phoneticName].filter(Boolean).join(' / ');
  return (
    <section className={styles.disclosure}>
      <h3>{t('jobs.apply.discloses')}</h3>
      <ul data-bullets>
        <li>{t('jobs.apply.disclosesName', { name })}</li>
        <li>{t('jobs.apply.disclosesProfile')}</li>
        {sharesHistories && histories > 0 && <li>{t('jobs.apply.disclosesHistories', { n: histories })}</li>}
        {qualifications > 0 && <li>{t('jobs.apply.disclosesQualifications', { n: qualifications })}</li>}
        {fields.message?.trim() && <li>{t('jobs.apply.disclosesMessage')}</li>}
        {fields.url?.trim() && <li>{t('jobs.apply.disclosesUrl')}</li>}
        {files.length > 0 && (
          <li>
            {t('jobs.apply.disclosesFiles')}
            <span lang="ja">{files.join(t('common.join'))}</span>
          </li>
        )}
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
