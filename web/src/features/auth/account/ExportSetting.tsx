import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { ExportLimits } from '../../../../../model/limits/ExportLimits';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { ExportLine } from '../../../entities/export/ExportLine';
import { useExports } from '../../../entities/export/useExports';
import styles from './Account.module.css';
import { Setting } from '../../../components/page/Setting';
import { useStartExport } from './useStartExport';

/**
 * The account setting with a button that exports the person's own data, and with a list of earlier exports,
 * from which their files can be downloaded.
 */
export function ExportSetting() {
  const { t } = useTranslation();
  const { exports, isRunning, error, refetch, download, cancel } = useExports();
  const { start, isStarting } = useStartExport(refetch);
  const own = exports?.filter(({ kind }) => kind === 'OWN_DATA') ?? [];
  return (
    <Setting
      title={t('account.export.title')}
      lead={t('account.export.lead', { n: ExportLimits.perDay })}
      action={
        <Button loading={isStarting} disabled={isRunning} onClick={() => void start()}>
          {t('account.export.start')}
        </Button>
      }
    >
      {error && !exports && <LoadFailed error={error} onRetry={() => void refetch()} />}
      <ul className={styles.files} aria-live="polite">
        {own.map((row) => (
          <ExportLine
            key={row.id}
            row={row}
            onDownload={() => void download(row.id)}
            onCancel={() => void cancel(row.id)}
          />
        ))}
      </ul>
    </Setting>
  );
}
