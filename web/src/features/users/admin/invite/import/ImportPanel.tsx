import { useTranslation } from 'react-i18next';
import { Grid } from '../../../../../components/layout/Grid';
import { Button } from '../../../../../components/buttons/Button';
import { Skeleton } from '../../../../../components/feedback/Skeleton';
import { saveFile } from '../../../../../components/table/saveFile';
import { buildFailureCsv } from './buildFailureCsv';
import { FileChoice } from './FileChoice';
import { FilePreview } from './FilePreview';
import type { FailedRow } from './ImportOutcome';
import styles from './ImportPanel.module.css';
import { type CheckedFile, useImportFile } from './useImportFile';
import { useImportRun } from './useImportRun';
import { getRuleText } from '../../../../../components/forms/edit/getRuleText';
import { getFieldLabel } from '../../fields/getFieldLabel';

/**
 * Returns a function that says in one sentence, with the name of the field, why no talent was created for a
 * row of a CSV file.
 */
function useReason(): (failure: FailedRow) => string {
  const { t } = useTranslation();
  return ({ row, outcome }) => {
    if (outcome.kind === 'failed') return t(outcome.isOffline ? 'errors.offline' : 'errors.unexpected');
    const { field, rule } = outcome.broken;
    const text = getRuleText(t, rule, row.values[field]);
    return t('adminTalent.import.reason', { field: getFieldLabel(t, field), rule: text });
  };
}

/** How many of the failed rows the screen lists. The downloadable file has all of them. */
const SHOWN = 50;

/** Lists the rows of an imported file that are invalid or could not be sent, with line number and reason. */
function Failures({ failures }: { failures: readonly FailedRow[] }) {
  const { t } = useTranslation();
  const reasonOf = useReason();
  return (
    <>
      <Grid as="ul" className={styles.failures} gap={8}>
        {failures.slice(0, SHOWN).map((failure) => (
          <li key={failure.row.line}>
            <span className={styles.line}>{t('adminTalent.import.lineOf', { n: failure.row.line })}</span>
            <span>{reasonOf(failure)}</span>
            <bdi className={styles.line}>{failure.row.values.email}</bdi>
          </li>
        ))}
      </Grid>
      {failures.length > SHOWN && <p>{t('adminTalent.import.more', { n: failures.length - SHOWN })}</p>}
    </>
  );
}

const outcomes = ['created', 'exists', 'refused', 'failed'] as const;

interface CheckedProps {
  file: CheckedFile;
  onClear: () => void;
}

/**
 * Shows a checked CSV file: its first rows, the rows that are invalid, a button that starts the import, and
 * then its progress.
 */
function Checked({ file, onClear }: CheckedProps) {
  const { t } = useTranslation();
  const { run, start, stop } = useImportRun();
  const reasonOf = useReason();
  const wrong = file.rows.flatMap((row): FailedRow[] =>
    row.broken ? [{ row, outcome: { kind: 'refused', broken: row.broken } }] : [],
  );
  const sendable = file.rows.length - wrong.length;
  const failures = run?.failures ?? wrong;
  const ended = run ? outcomes.reduce((sum, kind) => sum + run.counts[kind], 0) : 0;
  const isRunning = run?.isRunning === true;
  const isStopped = run !== null && !isRunning && ended < file.rows.length;
  const save = () => {
    const reason = t('adminTalent.import.reasonHeading');
    const csv = buildFailureCsv(file.headings, reason, failures, reasonOf);
    saveFile(t('adminTalent.import.failuresName'), csv, 'text/csv');
  };
  return (
    <>
      <h2>{file.name}</h2>
      {!run && <FilePreview file={file} />}
      <ul className={styles.counts} aria-live="polite">
        {!run && <li>{t('adminTalent.import.sendable', { n: sendable })}</li>}
        {!run && <li>{t('adminTalent.import.wrong', { n: wrong.length })}</li>}
        {run &&
          outcomes.map((kind) => (
            <li key={kind}>{t(`adminTalent.import.${kind}`, { n: run.counts[kind] })}</li>
          ))}
        {isStopped && <li>{t('adminTalent.import.unsent', { n: file.rows.length - ended })}</li>}
      </ul>
      {isRunning && (
        <progress max={file.rows.length} value={ended} aria-label={t('adminTalent.import.progress')} />
      )}
      <div className={styles.actions}>
        {!run && (
          <Button look="primary" disabled={sendable === 0} onClick={() => void start(file.rows)}>
            {t('adminTalent.import.start', { n: sendable })}
          </Button>
        )}
        {isRunning && <Button onClick={stop}>{t('adminTalent.import.stop')}</Button>}
        {run && !isRunning && (isStopped || run.counts.failed > 0) && (
          <Button look="primary" onClick={() => void start(file.rows)}>
            {t('adminTalent.import.again')}
          </Button>
        )}
        {!isRunning && failures.length > 0 && (
          <Button onClick={save}>{t('adminTalent.import.saveFailures')}</Button>
        )}
        {!isRunning && (
          <Button look="text" onClick={onClear}>
            {t('adminTalent.import.other')}
          </Button>
        )}
      </div>
      <Failures failures={failures} />
    </>
  );
}

/**
 * The panel in which administrators invite all talents in a CSV file. The file is checked first; after
 * confirmation the talents are invited row by row.
 */
export function ImportPanel() {
  const { state, read, isReady, clear } = useImportFile();
  return (
    <div className={styles.panel}>
      {state.step === 'reading' && <Skeleton shape="table" count={5} />}
      {state.step === 'checked' && <Checked file={state.file} onClear={clear} />}
      {(state.step === 'none' || state.step === 'wrong') && (
        <FileChoice
          problem={state.step === 'wrong' ? state.problem : null}
          isDisabled={!isReady}
          onChoose={(file) => void read(file)}
        />
      )}
    </div>
  );
}
