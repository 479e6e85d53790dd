import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { enums } from '../../../../../../model/enums';
import { CatalogueSelect } from '../../../../components/forms/CatalogueSelect';
import { FormSection } from '../../../../components/forms/FormSection';
import { MoneyInput } from '../../../../components/forms/MoneyInput';
import { NumberInput } from '../../../../components/forms/NumberInput';
import { SegmentedChoice } from '../../../../components/forms/SegmentedChoice';
import { UpdateOpenJobLimits } from '../../../../generated/limits';
import { JobField } from '../fields/JobField';
import { jobFieldLabel } from '../jobFieldLabel';
import type { JobValues } from '../JobValues';
import type { SectionProps } from './SectionProps';

const HOUR_STEP = 0.5;

/** The section of the job editor for contract, hours, place and pay. */
export function ConditionsSection({ catalogue }: Pick<SectionProps, 'catalogue'>) {
  const { t } = useTranslation();
  const per = Form.useWatch<JobValues['salaryType'] | undefined>('salaryType') ?? null;
  return (
    <FormSection title={t('jobEditor.section.conditions')}>
      <JobField isChoice name="workType">
        <SegmentedChoice
          label={jobFieldLabel(t, 'workType')}
          options={enums.WorkType.map((value) => ({ value, label: t(`common.workType.${value}`) }))}
        />
      </JobField>
      <JobField name="numberOfDayPerWeek">
        <NumberInput unit={t('jobEditor.days')} range={UpdateOpenJobLimits.numberOfDayPerWeek} />
      </JobField>
      <JobField name="numberOfHoursPerDay">
        <NumberInput
          unit={t('jobEditor.hours')}
          step={HOUR_STEP}
          range={UpdateOpenJobLimits.numberOfHoursPerDay}
        />
      </JobField>
      <JobField isChoice name="baseLocationTypes">
        <Checkbox.Group
          options={enums.LocationType.map((value) => ({ value, label: t(`common.location.${value}`) }))}
        />
      </JobField>
      <JobField isChoice name="openJobBaseLocationId">
        <CatalogueSelect canBeEmpty entries={catalogue?.prefectures} />
      </JobField>
      <JobField name="baseLocationDetail">
        <Input autoComplete="off" lang="ja" />
      </JobField>
      <JobField isChoice name="salaryType">
        <SegmentedChoice
          label={jobFieldLabel(t, 'salaryType')}
          options={enums.SalaryType.map((value) => ({ value, label: t(`common.salaryType.${value}`) }))}
        />
      </JobField>
      <JobField name="minumumSalary" dependencies={['maximumSalary']}>
        <MoneyInput per={per} />
      </JobField>
      <JobField name="maximumSalary">
        <MoneyInput per={per} />
      </JobField>
    </FormSection>
  );
}
