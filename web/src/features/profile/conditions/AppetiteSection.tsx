import { useTranslation } from 'react-i18next';
import { enums } from '../../../../../model/enums';
import { Field } from '../../../components/forms/Field';
import { SegmentedChoice } from '../../../components/forms/SegmentedChoice';
import { SharedTo } from '../../../entities/profile/SharedTo';
import type { SectionProps } from '../SectionProps';
import { FormSection } from '../../../components/forms/FormSection';

/**
 * The part of the work preferences' form about how much the person wants to change jobs and to take on side
 * work.
 */
export function AppetiteSection({ stored }: SectionProps) {
  const { t } = useTranslation();
  const options = enums.Appetite.map((value) => ({ value, label: t(`profile.appetite.${value}`) }));
  const share = <SharedTo field="appetiteToChangeJobs" profile={stored} />;
  return (
    <FormSection title={t('profile.conditions.appetites')} lead={t('profile.conditions.appetitesLead')}>
      {(['appetiteToChangeJobs', 'appetiteToSideWork'] as const).map((name) => (
        <Field
          key={name}
          isChoice
          name={name}
          label={t(`profile.field.${name}`)}
          hint={name === 'appetiteToSideWork' && share}
        >
          <SegmentedChoice label={t(`profile.field.${name}`)} options={options} />
        </Field>
      ))}
    </FormSection>
  );
}
