import { useTranslation } from 'react-i18next';
import { contractKindOf } from '../../../../../../model/contractKindOf';
import { enums } from '../../../../../../model/enums';
import { postingItems } from '../../../../../../model/postings/postingItems';
import { FormSection } from '../../../../components/forms/FormSection';
import { SegmentedChoice } from '../../../../components/forms/SegmentedChoice';
import { JobField } from '../fields/JobField';
import { LongText } from '../fields/LongText';
import { jobFieldLabel } from '../jobFieldLabel';
import { useJobValue } from './useJobValue';

/** Lines of a text field for an item, which mostly takes a sentence. */
const ROWS = 2;

/**
 * The section of the job editor for the conditions that the posting of its kind of contract states (募集要項), each with
 * an example. For a side job or an internship it first asks which kind it is.
 */
export function ItemsSection() {
  const { t } = useTranslation();
  const workType = useJobValue('workType');
  const contractKind = useJobValue('contractKind');
  const termType = useJobValue('termType');
  const kind = contractKindOf({ workType, contractKind });
  const isOpen = workType !== null && !contractKindOf({ workType });
  return (
    <FormSection
      title={t('jobEditor.section.items')}
      lead={t(kind ? `jobEditor.items.lead.${kind}` : 'jobEditor.items.lead.open')}
    >
      {isOpen && (
        <JobField isChoice name="contractKind" hint={t('jobEditor.items.hint.contractKind')}>
          <SegmentedChoice
            label={jobFieldLabel(t, 'contractKind')}
            options={enums.ContractKind.map((value) => ({ value, label: t(`common.contractKind.${value}`) }))}
          />
        </JobField>
      )}
      {postingItems
        .filter((item) => item.kind === kind && (item.needed !== 'fixedTerm' || termType === 'FIXED'))
        .map(({ field }) =>
          field === 'termType' ? (
            <JobField key={field} isChoice name={field}>
              <SegmentedChoice
                label={jobFieldLabel(t, field)}
                options={enums.TermType.map((value) => ({ value, label: t(`common.termType.${value}`) }))}
              />
            </JobField>
          ) : (
            <LongText key={field} name={field} rows={ROWS} hint={t(`jobEditor.items.hint.${field}`)} />
          ),
        )}
    </FormSection>
  );
}
