import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../../components/feedback/Skeleton';
import { Thread } from '../../../../../components/thread/Thread';
import { CheckedImport } from './CheckedImport';
import { FileChoice } from './FileChoice';
import styles from './ImportPanel.module.css';
import { useImportFile } from './useImportFile';
import { useImportRun } from './useImportRun';

const steps = ['choose', 'check', 'invite'] as const;

/**
 * The panel in which administrators invite all talents in a CSV file. The file is checked first, without inviting
 * anybody; after a question the talents are invited row by row.
 */
export function ImportPanel() {
  const { t } = useTranslation();
  const { state, read, isReady, clear } = useImportFile();
  const sending = useImportRun();
  const hasEnded = sending.run !== null && !sending.run.isRunning;
  const at = state.step !== 'checked' ? 0 : sending.run ? 2 : 1;
  return (
    <div className={styles.panel}>
      <Thread
        label={t('adminTalent.import.steps')}
        steps={steps.map((key, index) => ({
          key,
          label: t(`adminTalent.import.step.${key}`),
          state: index < at || (hasEnded && index === at) ? 'reached' : 'open',
          isCurrent: index === at,
        }))}
      />
      {state.step === 'reading' && <Skeleton shape="table" count={5} />}
      {state.step === 'checked' && (
        <CheckedImport
          file={state.file}
          sending={sending}
          onClear={() => {
            sending.clear();
            clear();
          }}
        />
      )}
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
