import type { FormRule } from 'antd';
import { useTranslation } from 'react-i18next';
import { getRuleText } from '../../../../components/forms/edit/getRuleText';
import { FormSection } from '../../../../components/forms/FormSection';
import { CreateSelectionProcessLimits } from '../../../../generated/limits';
import { JobField } from '../fields/JobField';
import { LongText } from '../fields/LongText';
import { StepsField } from '../fields/StepsField';
import type { StepValue } from '../JobValues';
import type { SectionProps } from './SectionProps';
import { findBrokenStep } from './findBrokenStep';

interface SelectionSectionProps extends Pick<SectionProps, 'area'> {
  /** The ids of the steps that are stored. */
  storedSteps: readonly string[];
}

/**
 * The section of the job editor for the steps of the selection in their order, and for a text about the
 * selection.
 */
export function SelectionSection({ area, storedSteps }: SelectionSectionProps) {
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
      <JobField
        name="selectionProcesses"
        rules={[isWhole]}
        hint={area === 'client' && storedSteps.length > 0 ? t('jobEditor.steps.kept') : undefined}
      >
        <StepsField canRemove={({ id }) => area === 'admin' || !storedSteps.includes(id)} />
      </JobField>
      <LongText name="selectionProcessSupplement" />
    </FormSection>
  );
}
