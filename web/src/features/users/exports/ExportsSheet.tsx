import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { enums } from '../../../../../model/enums';
import { useConfirm } from '../../../components/overlays/useConfirm';
import { Sheet } from '../../../components/overlays/Sheet';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import type { SearchableUserFilterInput, UserCsvType } from '../../../generated/schema';
import styles from './Exports.module.css';
import { ExportLine } from '../../../entities/export/ExportLine';
import { useUserExports } from './useUserExports';

interface ExportsSheetProps {
  filter: SearchableUserFilterInput | undefined;
  total: number;
  onClose: () => void;
}

/**
 * A sheet in which administrators export the talents under the current filter to a CSV file. It lists their
 * exports with the progress of each.
 */
export function ExportsSheet({ filter, total, onClose }: ExportsSheetProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { exports, error, refetch, start, download, cancel, isStarting } = useUserExports(true);
  const ask = async (type: UserCsvType) => {
    const question = {
      title: t('users.export.contactAsk', { n: total }),
      content: t('users.export.contactNote'),
      confirm: t('users.export.contactConfirm'),
    };
    if (type !== 'CONTACT' || (await confirm(question))) await start(filter, type);
  };
  return (
    <Sheet open title={t('users.export.title')} width={520} onClose={onClose}>
      <p>{t('users.export.lead', { n: total })}</p>
      <ul className={styles.kinds}>
        {enums.UserCsvType.map((type) => (
          <li key={type}>
            <Button disabled={isStarting || total === 0} onClick={() => void ask(type)}>
              {t(`exports.kind.${type}`)}
            </Button>
            <span>{t(`users.export.about.${type}`)}</span>
          </li>
        ))}
      </ul>
      <h3>{t('users.export.files')}</h3>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {exports?.length === 0 && <p>{t('users.export.none')}</p>}
      <ul className={styles.files} aria-live="polite">
        {exports?.map((row) => (
          <ExportLine
            key={row.id}
            row={row}
            onDownload={() => void download(row.id)}
            onCancel={() => void cancel(row.id)}
          />
        ))}
      </ul>
    </Sheet>
  );
}
