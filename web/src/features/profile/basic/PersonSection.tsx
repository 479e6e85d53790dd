import { useTranslation } from 'react-i18next';
import { enums } from '../../../../../model/enums';
import { DateParts } from '../../../components/forms/DateParts';
import { Field } from '../../../components/forms/Field';
import { SegmentedChoice } from '../../../components/forms/SegmentedChoice';
import { profileRules } from '../../../entities/profile/profileRules';
import { SharedTo } from '../../../entities/profile/SharedTo';
import { FormSection } from '../../../components/forms/FormSection';
import type { SectionProps } from '../SectionProps';

/** The part of the basic profile's form for birth date and gender. */
export function PersonSection({ stored }: SectionProps) {
  const { t } = useTranslation();
  const birthDate = t('profile.field.birthDate');
  const gender = t('profile.field.gender');
  return (
    <FormSection title={t('profile.basic.person')} lead={t('profile.basic.personLead')}>
      <Field
        isRequired
        name="birthDate"
        label={birthDate}
        rules={profileRules.birthDate(t)}
        hint={<SharedTo field="ageBand" profile={stored} of={t('profile.basic.ageBand')} />}
      >
        <DateParts isBirthDate label={birthDate} />
      </Field>
      <Field isChoice name="gender" label={gender} hint={<SharedTo field="gender" profile={stored} />}>
        <SegmentedChoice
          label={gender}
          options={enums.Gender.map((value) => ({ value, label: t(`profile.gender.${value}`) }))}
        />
      </Field>
    </FormSection>
  );
}
