import type { FormRule } from 'antd';
import { useTranslation } from 'react-i18next';
import { enums } from '../../../../../model/enums';
import { WorkConditions } from '../../../../../model/rules/WorkConditions';
import { Field } from '../../../components/forms/Field';
import { recordRules } from '../../../components/forms/edit/recordRules';
import { MoneyInput } from '../../../components/forms/MoneyInput';
import { SegmentedChoice } from '../../../components/forms/SegmentedChoice';
import { SharedTo } from '../../../entities/profile/SharedTo';
import type { SectionProps } from '../SectionProps';
import type { SalaryType } from '../../../generated/schema';
import { FormSection } from '../../../components/forms/FormSection';
import { MonthlySalary } from './MonthlySalary';
import { SalaryQuestion } from './SalaryQuestion';
import { useSalaryUnit } from './useSalaryUnit';

interface TypeProps {
  value?: SalaryType | null;
  onChange?: (value: SalaryType) => void;
  id?: string;
  onChoose: (previous: SalaryType | null, next: SalaryType) => void;
}

function TypeChoice({ value = null, onChange, id, onChoose }: TypeProps) {
  const { t } = useTranslation();
  return (
    <SegmentedChoice
      id={id}
      label={t('profile.field.salaryType')}
      options={enums.SalaryType.map((type) => ({ value: type, label: t(`common.salaryType.${type}`) }))}
      value={value}
      onChange={(next) => {
        onChoose(value, next);
        onChange?.(next);
      }}
    />
  );
}

interface SalarySectionProps extends SectionProps {
  /**
   * The section calls this after it has changed values of the form itself, for example when it has converted
   * amounts, because the form only notices what the person enters.
   */
  noteChange: () => void;
}

/** The part of the work preferences' form with the desired salary. */
export function SalarySection({ stored, noteChange }: SalarySectionProps) {
  const { t } = useTranslation();
  const rules = recordRules(t, WorkConditions);
  const { question, noteType, ...salary } = useSalaryUnit(noteChange);
  const isAnswered: FormRule = {
    validator: () =>
      question ? Promise.reject(new Error(t('profile.conditions.answerFirst'))) : Promise.resolve(),
  };
  return (
    <FormSection title={t('profile.conditions.salary')}>
      <Field isChoice name="salaryType" label={t('profile.field.salaryType')} rules={[isAnswered]}>
        <TypeChoice onChoose={noteType} />
      </Field>
      {question && <SalaryQuestion question={question} amounts={salary.amounts} />}
      <Field
        name="minumumSalary"
        label={t('profile.field.minumumSalary')}
        dependencies={['maximumSalary']}
        rules={[rules('minumumSalary')]}
      >
        <MoneyInput per={salary.type} />
      </Field>
      <Field
        name="maximumSalary"
        label={t('profile.field.maximumSalary')}
        rules={[rules('maximumSalary')]}
        hint={
          <>
            <MonthlySalary {...salary} />
            <SharedTo field="minumumSalary" profile={stored} />
          </>
        }
      >
        <MoneyInput per={salary.type} />
      </Field>
    </FormSection>
  );
}
