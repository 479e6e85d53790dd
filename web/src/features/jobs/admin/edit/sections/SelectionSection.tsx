import type { FormRule } from 'antd';
import { useTranslation } from 'react-i18next';
import { getRuleText } from '../../../../../components/forms/edit/getRuleText';
import { FormSection } from '../../../../../components/forms/FormSection';
import { CreateSelectionProcessLimits } from '../../../../../generated/limits';
import { JobField } from '../fields/JobField';
import { LongText } from '../fields/LongText';
import { StepsField } from '../fields/StepsField';
import type { StepValue } from '../JobValues';
import { findBrokenStep } from './findBrokenStep';

/**
 * The section of the job editor for the selection process: its steps, and a text with further information.
 */
export function SelectionSection() {
  const { t } = useTranslation();
  const isWhole: FormRule = {
    validator(_, steps: StepValue[] | undefined) {
      const broken = findBrokenStep(steps ?? [], CreateSelectionProcessLimits);
      if (!broken) return Promise.resolve();
      const text = t('jobEditor.steps.broken', { n: broken.n, rule: getRuleText(t, broken.rule) });
      return Promise.reject(new Error(text));
    },
  };
  return (
    <FormSection title={t('jobEditor.section.selection')}>
      <JobField name="selectionProcesses" rules={[isWhole]}>
        <StepsField />
      </JobField>
      <LongText name="selectionProcessSupplement" />
    </FormSection>
  );
}
