import { useTranslation } from 'react-i18next';
import { Button } from '../../components/buttons/Button';
import { formatDateTime } from '../../lib/format/formatDateTime';
import styles from './ExportLine.module.css';
import type { StoredExport } from './useExports';

interface ExportLineProps {
  row: StoredExport;
  onDownload: () => void;
  onCancel: () => void;
}

/** Shows one export: its progress with a button that cancels it, or a download button when the file is ready. */
export function ExportLine({ row, onDownload, onCancel }: ExportLineProps) {
  const { t } = useTranslation();
  const { kind, state, progress, rows, createdAt } = row;
  const name = kind ? t(`exports.kind.${kind}`) : '';
  const isGoingOn = state === 'QUEUED' || state === 'RUNNING';
  return (
    <li className={styles.file}>
      <span>
        {name}
        <small>{formatDateTime(createdAt)}</small>
      </span>
      {isGoingOn && (
        <progress max={100} value={progress ?? 0} aria-label={t('exports.progressOf', { name })} />
      )}
      {state && <span>{t(`exports.state.${state}`, { n: rows ?? 0, percent: progress ?? 0 })}</span>}
      {isGoingOn && (
        <Button size="small" aria-label={t('exports.cancelOf', { name })} onClick={onCancel}>
          {t('exports.cancel')}
        </Button>
      )}
      {state === 'READY' && (
        <Button
          size="small"
          look="primary"
          aria-label={t('exports.downloadOf', { name })}
          onClick={onDownload}
        >
          {t('exports.download')}
        </Button>
      )}
    </li>
  );
}
