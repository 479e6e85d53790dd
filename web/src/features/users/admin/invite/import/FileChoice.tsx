import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../components/buttons/Button';
import { Banner } from '../../../../../components/feedback/Banner';
import { FileTarget } from '../../../../../components/forms/FileTarget';
import { saveFile } from '../../../../../components/table/saveFile';
import { useCatalogue } from '../../../../../lib/catalogue/useCatalogue';
import { getFieldLabel } from '../../fields/getFieldLabel';
import { allInviteFields, type InviteField, isRequiredField } from '../inviteFields';
import { buildSample } from './buildSample';
import styles from './ImportPanel.module.css';
import type { FileProblem } from './useImportFile';

interface FileChoiceProps {
  problem: FileProblem | null;
  isDisabled: boolean;
  onChoose: (file: File) => void;
}

/**
 * An area for a CSV file, with a sample to download and the columns that the file needs. If the chosen file cannot be
 * used, a text says why.
 */
export function FileChoice({ problem, isDisabled, onChoose }: FileChoiceProps) {
  const { t } = useTranslation();
  const catalogue = useCatalogue();
  const name = (fields: readonly InviteField[]) =>
    fields.map((field) => getFieldLabel(t, field)).join(t('common.join'));
  const missing = problem?.kind === 'columns' ? problem.missing : [];
  const save = () => saveFile(t('adminTalent.import.sampleName'), buildSample(t, catalogue), 'text/csv');
  return (
    <>
      {problem && (
        <Banner tone="danger" isUrgent>
          {t(`adminTalent.import.problem.${problem.kind}`, { names: name(missing) })}
        </Banner>
      )}
      <FileTarget
        label={t('adminTalent.import.choose')}
        accept=".csv,text/csv"
        isLarge
        isDisabled={isDisabled}
        onChoose={([file]) => file && onChoose(file)}
      >
        <small>{t('adminTalent.import.accepted')}</small>
      </FileTarget>
      <dl className={styles.help}>
        <div>
          <dt>{t('adminTalent.import.required')}</dt>
          <dd>{name(allInviteFields.filter(isRequiredField))}</dd>
        </div>
        <div>
          <dt>{t('adminTalent.import.optional')}</dt>
          <dd>{name(allInviteFields.filter((field) => !isRequiredField(field)))}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button onClick={save}>{t('adminTalent.import.sample')}</Button>
        <span className={styles.quiet}>{t('adminTalent.import.sampleNote')}</span>
      </div>
    </>
  );
}
