import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/format/formatDateTime';
import styles from './Exports.module.css';
import type { UserExport } from './useUserExports';

/** Shows one export of talents: its progress, then its download link. */
export function ExportLine({ row, onDownload }: { row: UserExport; onDownload: () => void }) {
  const { t } = useTranslation();
  const { kind, state, progress, rows, createdAt } = row;
  const name = kind ? t(`users.export.kind.${kind}`) : '';
  const isGoingOn = state === 'QUEUED' || state === 'RUNNING';
  return (
    <li className={styles.file}>
      <span>
        {name}
        <small>{formatDateTime(createdAt)}</small>
      </span>
      {isGoingOn && (
        <progress max={100} value={progress ?? 0} aria-label={t('users.export.progressOf', { name })} />
      )}
      {state && <span>{t(`users.export.state.${state}`, { n: rows ?? 0, percent: progress ?? 0 })}</span>}
      {state === 'READY' && (
        <Button
          size="small"
          type="primary"
          aria-label={t('users.export.downloadOf', { name })}
          onClick={onDownload}
        >
          {t('users.export.download')}
        </Button>
      )}
    </li>
  );
}
