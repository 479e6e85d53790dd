import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateParts } from '../../../../components/forms/DateParts';
import { KanaField } from '../../../../components/forms/KanaField';
import { MoneyInput } from '../../../../components/forms/MoneyInput';
import { NumberInput } from '../../../../components/forms/NumberInput';
import { SegmentedChoice } from '../../../../components/forms/SegmentedChoice';
import type { SalaryType } from '../../../../generated/schema';
import { UpdateUserLimits } from '../../../../generated/limits';
import { isChoiceField, listFieldChoices } from './listFieldChoices';
import type { ContactFieldName, TalentFieldName } from './talentFields';
import { TelInput } from '../../../../components/forms/TelInput';
import { CatalogueSelect } from '../../../../components/forms/CatalogueSelect';
import { useCatalogue } from '../../../../lib/catalogue/useCatalogue';
import { useOrganizationChoices } from '../../../../entities/organization/useOrganizationChoices';

interface OrganizationSelectProps {
  /** The organization that is stored now. Its name is shown before all organizations are loaded. */
  stored?: { id: string; name: string } | null;
  /** The id of the chosen organization. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  id?: string;
}

/**
 * A form field for the organization that a person belongs to. The list of organizations is loaded when the
 * field is opened.
 */
function OrganizationSelect({ stored = null, ...control }: OrganizationSelectProps) {
  const { entries, load } = useOrganizationChoices(stored);
  return <CatalogueSelect canBeEmpty entries={entries} onOpen={load} {...control} />;
}

interface EntrySelectProps {
  of: 'occupations' | 'prefectures';
  /** The id of the chosen entry. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  id?: string;
}

/** A form field for choosing an occupation or a prefecture. The choice can be removed. */
function EntrySelect({ of, ...control }: EntrySelectProps) {
  const catalogue = useCatalogue();
  return <CatalogueSelect canBeEmpty entries={catalogue?.[of]} {...control} />;
}

const HALF_HOUR = 0.5;

/**
 * The props that a form passes to the control of a field. `value` has the type `never` so that it can be
 * passed to controls of any value type.
 */
interface Control {
  id?: string;
  value?: never;
  onChange?: (value: unknown) => void;
}

interface FieldControlProps extends Control {
  field: TalentFieldName | ContactFieldName | 'email';
  label: string;
  organization?: { id: string; name: string } | null;
}

/**
 * The control for one field of a talent: an input for text, a number or a date, or a choice of one value or
 * catalogue entry.
 */
export function FieldControl({ field, label, organization, ...control }: FieldControlProps) {
  const { t } = useTranslation();
  const per = Form.useWatch<SalaryType | null | undefined>('salaryType') ?? null;
  if (isChoiceField(field)) {
    const clear = () => control.onChange?.(null);
    return (
      <SegmentedChoice {...control} label={label} options={listFieldChoices(t, field)} onClear={clear} />
    );
  }
  switch (field) {
    case 'lastNameKana':
    case 'firstNameKana':
      return <KanaField {...control} />;
    case 'birthDate':
      return <DateParts {...control} label={label} />;
    case 'userMainJobId':
      return <EntrySelect {...control} of="occupations" />;
    case 'userBaseLocationId':
      return <EntrySelect {...control} of="prefectures" />;
    case 'organizationUsersId':
      return <OrganizationSelect {...control} stored={organization} />;
    case 'numberOfDayPerWeek':
      return <NumberInput {...control} unit={t('adminTalent.days')} range={UpdateUserLimits[field]} />;
    case 'numberOfHoursPerDay':
      return (
        <NumberInput
          {...control}
          unit={t('profile.conditions.hours')}
          step={HALF_HOUR}
          range={UpdateUserLimits[field]}
        />
      );
    case 'minumumSalary':
    case 'maximumSalary':
      return <MoneyInput {...control} per={per} />;
    case 'description':
    case 'introductionForClient':
    case 'wayOfWorking':
    case 'otherHopes':
    case 'triggerForRegistrationDescription':
      return <Input.TextArea {...control} autoSize={{ minRows: 3, maxRows: 16 }} />;
    case 'email':
      return <Input {...control} type="email" inputMode="email" autoComplete="off" />;
    case 'tel':
      return <TelInput {...control} />;
    default:
      return <Input {...control} autoComplete="off" />;
  }
}
