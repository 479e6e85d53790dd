import { useTranslation } from 'react-i18next';
import type { ClientProfileFragment } from '../../../../generated/clientProfile';
import { formatDate } from '../../../../lib/format/formatDate';
import styles from './ClientUser.module.css';
import { FileRow } from './FileRow';

/**
 * The documents that a talent has attached to an application to a job of the organization, such as a CV. The API
 * returns no others.
 */
export function DocumentSection({ talent }: { talent: ClientProfileFragment }) {
  const { t } = useTranslation();
  const documents = talent.resumes?.items ?? [];
  if (documents.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('clientTalent.files.title')}</h2>
      <p className={styles.note}>{t('clientTalent.files.lead')}</p>
      <ul className={styles.rows}>
        {documents.map(({ id, filename, createdAt }) => (
          <FileRow key={id} type="USER_RESUME" id={id} filename={filename ?? ''} at={formatDate(createdAt)} />
        ))}
      </ul>
    </section>
  );
}
