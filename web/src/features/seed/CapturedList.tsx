import { useTranslation } from 'react-i18next';
import { Button } from '../../components/buttons/Button';
import { LoadFailed } from '../../components/feedback/LoadFailed';
import { Setting } from '../../components/page/Setting';
import { formatDateTime } from '../../lib/format/formatDateTime';
import styles from './Seed.module.css';
import { useCaptured } from './useCaptured';

/** The newest mails or Slack posts that the local cloud has captured instead of sending them. */
export function CapturedList({ kind }: { kind: 'mail' | 'slack' }) {
  const { t } = useTranslation();
  const { messages, onReload } = useCaptured(kind);
  return (
    <Setting
      title={t(`seed.${kind}.title`)}
      lead={t('seed.capturedLead')}
      action={<Button onClick={onReload}>{t('seed.again')}</Button>}
    >
      {messages === null && <LoadFailed onRetry={onReload} />}
      {messages?.length === 0 && <p>{t(`seed.${kind}.none`)}</p>}
      <ul className={styles.messages}>
        {messages?.map(({ title, text, at }) => (
          <li key={`${at} ${title}`}>
            <details>
              <summary>
                <span>{title}</span> <time dateTime={at}>{formatDateTime(at)}</time>
              </summary>
              <p className={styles.text}>{text}</p>
            </details>
          </li>
        ))}
      </ul>
    </Setting>
  );
}
