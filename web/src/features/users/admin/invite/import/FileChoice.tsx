import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../components/buttons/Button';
import { Banner } from '../../../../../components/feedback/Banner';
import { formatCsv } from '../../../../../components/table/formatCsv';
import { saveFile } from '../../../../../components/table/saveFile';
import { getFieldLabel } from '../../fields/getFieldLabel';
import { allInviteFields } from '../inviteFields';
import styles from './ImportPanel.module.css';
import type { FileProblem } from './useImportFile';

interface FileChoiceProps {
  problem: FileProblem | null;
  isDisabled: boolean;
  onChoose: (file: File) => void;
}

/**
 * A control for choosing a CSV file, with a template to download that has all headings. If the chosen file
 * cannot be used, a text says why.
 */
export function FileChoice({ problem, isDisabled, onChoose }: FileChoiceProps) {
  const { t } = useTranslation();
  const labels = allInviteFields.map((field) => getFieldLabel(t, field));
  const missing = problem?.kind === 'columns' ? problem.missing : [];
  const names = missing.map((field) => getFieldLabel(t, field)).join(t('common.join'));
  return (
    <>
      <p>{t('adminTalent.import.lead')}</p>
      {problem && (
        <Banner tone="danger" isUrgent>
          {t(`adminTalent.import.problem.${problem.kind}`, { names })}
        </Banner>
      )}
      <div className={styles.actions}>
        <input
          type="file"
          accept=".csv,text/csv"
          aria-label={t('adminTalent.import.choose')}
          disabled={isDisabled}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) onChoose(file);
          }}
        />
        <Button
          look="text"
          onClick={() => saveFile(t('adminTalent.import.templateName'), formatCsv([labels]), 'text/csv')}
        >
          {t('adminTalent.import.template')}
        </Button>
      </div>
    </>
  );
}
