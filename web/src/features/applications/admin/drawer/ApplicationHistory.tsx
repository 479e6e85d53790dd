import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../lib/format/formatDateTime';
import styles from './ApplicationDrawer.module.css';
import type { ShownApply } from '../useApplications';

/** Every state the application was in, with the time and the reason that was given. */
export function ApplyHistory({ apply }: { apply: ShownApply }) {
  const { t } = useTranslation();
  return (
    <section>
      <h3>{t('adminApplies.drawer.history')}</h3>
      <ol className={styles.history}>
        {(apply.history ?? []).map(({ type, at, reason }) => (
          <li key={at}>
            {t(`pieces.applyType.${type}`)}
            <small>{formatDateTime(at)}</small>
            {reason && <p>{reason}</p>}
          </li>
        ))}
      </ol>
      {apply.consentedAt && (
        <small>{t('adminApplies.drawer.consent', { at: formatDateTime(apply.consentedAt) })}</small>
      )}
    </section>
  );
}
