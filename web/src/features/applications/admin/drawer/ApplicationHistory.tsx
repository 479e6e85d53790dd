import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../lib/format/formatDateTime';
import styles from './ApplicationDrawer.module.css';
import type { ShownApplication } from '../useApplications';

/** Lists every state that the application has had, with the time and the reason. */
export function ApplicationHistory({ application }: { application: ShownApplication }) {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t('applications.drawer.history')}</h2>
      <ol className={styles.history}>
        {(application.history ?? []).map(({ type, at, reason }) => (
          <li key={at}>
            {t(`common.applyType.${type}`)}
            <small>{formatDateTime(at)}</small>
            {reason && <p>{reason}</p>}
          </li>
        ))}
      </ol>
      {application.consentedAt && (
        <small>{t('applications.drawer.consent', { at: formatDateTime(application.consentedAt) })}</small>
      )}
    </section>
  );
}
