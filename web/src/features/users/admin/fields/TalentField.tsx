import { useTranslation } from 'react-i18next';
import { Field } from '../../../../components/forms/Field';
import { FieldControl } from './FieldControl';
import { getFieldLabel } from './getFieldLabel';
import { isChoiceField } from './listFieldChoices';
import type { ContactFieldName, TalentFieldName } from './talentFields';
import { useFieldRules } from './useFieldRules';

interface TalentFieldProps {
  field: TalentFieldName | ContactFieldName | 'email';
  isRequired?: boolean;
  /**
   * The organization that the talent belongs to. It is needed only if `field` is the one with which the
   * organization is chosen.
   */
  organization?: { id: string; name: string } | null;
}

/** A field of a talent in an administrators' form: label, control and the API's validation rules. */
export function TalentField({ field, isRequired = false, organization }: TalentFieldProps) {
  const { t } = useTranslation();
  const rules = useFieldRules();
  const label = getFieldLabel(t, field);
  return (
    <Field
      name={field}
      label={label}
      isRequired={isRequired}
      isChoice={isChoiceField(field)}
      rules={rules(field)}
      dependencies={field === 'minumumSalary' ? ['maximumSalary'] : undefined}
    >
      <FieldControl field={field} label={label} organization={organization} />
    </Field>
  );
}
