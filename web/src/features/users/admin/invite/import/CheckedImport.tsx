import { useTranslation } from 'react-i18next';
import { Banner } from '../../../../../components/feedback/Banner';
import { Button } from '../../../../../components/buttons/Button';
import { useConfirm } from '../../../../../components/overlays/useConfirm';
import { saveFile } from '../../../../../components/table/saveFile';
import { buildFailureCsv } from './buildFailureCsv';
import { checkOutcomes } from './checkOutcomes';
import { FilePreview } from './FilePreview';
import type { FailedRow, ImportCounts, ImportResult } from './ImportOutcome';
import styles from './ImportPanel.module.css';
import { isSendable } from './isSendable';
import { ResultList } from './ResultList';
import type { CheckedFile } from './useImportFile';
import type { useImportRun } from './useImportRun';
import { useReasons } from './useReasons';

function countOutcomes(results: readonly ImportResult[]): ImportCounts {
  const counts: ImportCounts = { created: 0, exists: 0, refused: 0, failed: 0 };
  for (const { outcome } of results) counts[outcome.kind] += 1;
  return counts;
}

const isFailed = (result: ImportResult): result is FailedRow =>
  result.outcome.kind === 'refused' || result.outcome.kind === 'failed';

const outcomes = ['created', 'exists', 'refused', 'failed'] as const;

interface CheckedImportProps {
  file: CheckedFile;
  sending: ReturnType<typeof useImportRun>;
  onClear: () => void;
}

/**
 * Shows a checked CSV file: its first rows and what the check found; a button that starts the import after a question
 * with the number of invitations; then the progress and the result of each row.
 */
export function CheckedImport({ file, sending: { run, start, stop }, onClear }: CheckedImportProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const reasonsOf = useReasons();
  const results = run?.results ?? checkOutcomes(file.rows);
  const counts = countOutcomes(results);
  const sendable = file.rows.filter(isSendable).length;
  const isRunning = run?.isRunning === true;
  const unsent = file.rows.length - results.length;
  const ask = async () => {
    const others = file.rows.length - sendable;
    const question = {
      title: t('adminTalent.import.ask', { n: sendable }),
      content: `${t('adminTalent.import.askNote')}${others > 0 ? t('adminTalent.import.askOthers', { n: others }) : ''}`,
      confirm: t('adminTalent.import.askConfirm', { n: sendable }),
    };
    if (await confirm(question)) await start(file.rows);
  };
  const save = () => {
    const reason = t('adminTalent.import.reasonHeading');
    const csv = buildFailureCsv(file.headings, reason, results.filter(isFailed), (failure) =>
      reasonsOf(failure).join(' / '),
    );
    saveFile(t('adminTalent.import.failuresName'), csv, 'text/csv');
  };
  return (
    <>
      <h2>{file.name}</h2>
      {!run && !file.isCompared && <Banner tone="waiting">{t('adminTalent.import.notCompared')}</Banner>}
      {run && !isRunning && unsent === 0 && counts.failed === 0 && (
        <Banner tone="done">{t('adminTalent.import.done', { n: counts.created })}</Banner>
      )}
      <ul className={styles.counts} aria-live="polite">
        {!run && <li data-tone="done">{t('adminTalent.import.sendable', { n: sendable })}</li>}
        {!run && <li data-tone="waiting">{t('adminTalent.import.wrong', { n: counts.refused })}</li>}
        {!run && <li>{t('adminTalent.import.exists', { n: counts.exists })}</li>}
        {run &&
          outcomes.map((kind) => <li key={kind}>{t(`adminTalent.import.${kind}`, { n: counts[kind] })}</li>)}
        {run && !isRunning && unsent > 0 && <li>{t('adminTalent.import.unsent', { n: unsent })}</li>}
      </ul>
      {isRunning && (
        <progress
          max={file.rows.length}
          value={results.length}
          aria-label={t('adminTalent.import.progress')}
        />
      )}
      <div className={styles.actions}>
        {!run && (
          <Button look="primary" disabled={sendable === 0} onClick={() => void ask()}>
            {t('adminTalent.import.start', { n: sendable })}
          </Button>
        )}
        {isRunning && <Button onClick={stop}>{t('adminTalent.import.stop')}</Button>}
        {run && !isRunning && (unsent > 0 || counts.failed > 0) && (
          <Button look="primary" onClick={() => void start(file.rows)}>
            {t('adminTalent.import.again')}
          </Button>
        )}
        {!isRunning && results.some(isFailed) && (
          <Button onClick={save}>{t('adminTalent.import.saveFailures')}</Button>
        )}
        {!isRunning && (
          <Button look="text" onClick={onClear}>
            {t('adminTalent.import.other')}
          </Button>
        )}
      </div>
      {results.length > 0 && <ResultList results={results} />}
      {!run && <FilePreview file={file} />}
    </>
  );
}
