import { useTranslation } from 'react-i18next';
import { listAskedTerms } from '../../../../../model/terms/listAskedTerms';
import type { ContractKind, TermsAnswers, TermsItem } from '../../../../../model/terms/TermsItem';
import type { TermsFault } from '../../../../../model/terms/listTermsFaults';
import { FormSection } from '../../../components/forms/FormSection';
import { TermsField } from './TermsField';

interface TermsItemsProps {
  kind: ContractKind;
  answers: TermsAnswers;
  /** The parts of the sheet whose items are shown, in this order. */
  groups: readonly TermsItem['group'][];
  /** What is wrong with the answer to an item; null as long as it is not shown. */
  faultOf: (key: string) => TermsFault['fault'] | null;
  onChange: (key: string, value: string) => void;
}

/** The items of a sheet of terms as fields, part by part; parts without an item are left out. */
export function TermsItems({ kind, answers, groups, faultOf, onChange }: TermsItemsProps) {
  const { t } = useTranslation();
  const items = listAskedTerms(kind, answers);
  return groups.map((group) => {
    const own = items.filter((item) => item.group === group);
    if (own.length === 0) return null;
    return (
      <FormSection key={group} title={t(`termsSheet.group.${group}`)}>
        {own.map((item) => (
          <TermsField
            key={item.key}
            item={item}
            kind={kind}
            value={answers[item.key] ?? ''}
            fault={faultOf(item.key)}
            onChange={(value) => onChange(item.key, value)}
          />
        ))}
      </FormSection>
    );
  });
}
