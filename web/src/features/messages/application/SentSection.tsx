import { useTranslation } from 'react-i18next';
import type { ThreadApplicationFragment } from '../../../generated/thread';
import { formatDate } from '../../../lib/format/formatDate';
import styles from './Application.module.css';
import { listOpenable } from './listOpenable';
import { SentFile } from './SentFile';

/**
 * What was sent with an application: the message, the URL and the files. If the talent applied again without words, these
 * are those of the application before.
 */
export function SentSection({ application }: { application: ThreadApplicationFragment }) {
  const { t } = useTranslation();
  const { message, url, history, consentedAt } = application;
  const files = history?.findLast((event) => event.files?.length)?.files ?? [];
  const openable = listOpenable(application);
  return (
    <section>
      <h3>{t('relation.sent')}</h3>
      {message ? (
        <p className={styles.message} lang="ja">
          {message}
        </p>
      ) : (
        <p className={styles.quiet}>{t('relation.noMessage')}</p>
      )}
      {url && (
        <a className={styles.url} href={url} target="_blank" rel="noopener noreferrer">
          {url}
        </a>
      )}
      {files.map((file) => (
        <SentFile key={file.id} file={file} isOpenable={openable.includes(file.id)} />
      ))}
      {consentedAt && (
        <small className={styles.quiet}>{t('relation.consent', { at: formatDate(consentedAt) })}</small>
      )}
    </section>
  );
}
