import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/forms/Field';
import { recordRules } from '../../../components/forms/edit/recordRules';
import { NumberInput } from '../../../components/forms/NumberInput';
import { SegmentedChoice } from '../../../components/forms/SegmentedChoice';
import { SharedTo } from '../../../entities/profile/SharedTo';
import type { SectionProps } from '../SectionProps';
import { UpdateUserLimits } from '../../../generated/limits';
import { FormSection } from '../../../components/forms/FormSection';
import styles from './conditions.module.css';
import type { ConditionValues } from './ConditionValues';

const [leastDays, mostDays] = UpdateUserLimits.numberOfDayPerWeek;
const HOUR_STEP = 0.5;

interface DaysProps {
  value?: number | null;
  onChange?: (value: number | null) => void;
  id?: string;
}

function Days({ value, onChange, id }: DaysProps) {
  const { t } = useTranslation();
  const days = Array.from({ length: mostDays - leastDays + 1 }, (_, index) => leastDays + index);
  return (
    <SegmentedChoice
      id={id}
      label={t('profile.field.numberOfDayPerWeek')}
      options={days.map((n) => ({ value: n, label: t('profile.conditions.days', { n }) }))}
      value={value}
      onChange={onChange}
      onClear={() => onChange?.(null)}
    />
  );
}

/** The part of the work preferences' form with the days and hours that the person can work. */
export function TimeSection({ stored }: SectionProps) {
  const { t } = useTranslation();
  const form = Form.useFormInstance<ConditionValues>();
  const rules = recordRules(t, { limits: UpdateUserLimits });
  const days = Form.useWatch('numberOfDayPerWeek', form);
  const hours = Form.useWatch('numberOfHoursPerDay', form);
  return (
    <FormSection title={t('profile.conditions.time')}>
      <Field isChoice name="numberOfDayPerWeek" label={t('profile.field.numberOfDayPerWeek')}>
        <Days />
      </Field>
      <Field
        name="numberOfHoursPerDay"
        label={t('profile.field.numberOfHoursPerDay')}
        rules={[rules('numberOfHoursPerDay')]}
        hint={
          <>
            <output className={styles.computed}>
              {days && hours ? t('profile.conditions.weekly', { n: days * hours }) : ''}
            </output>
            <SharedTo field="numberOfDayPerWeek" profile={stored} />
          </>
        }
      >
        <NumberInput
          unit={t('profile.conditions.hours')}
          step={HOUR_STEP}
          range={UpdateUserLimits.numberOfHoursPerDay}
        />
      </Field>
    </FormSection>
  );
}
