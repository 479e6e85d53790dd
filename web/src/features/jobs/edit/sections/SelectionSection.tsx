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
import { brokenLimit } from '../../../../../../model/rules/brokenLimit';

/**
 * Finds the first selection step that has no title or a text that is too long. Returns its number, counted
 * from 1, and the broken rule; null if all steps are valid.
 * @param limits the maximum lengths of title and description
 */
function findBrokenStep(
  steps: readonly StepValue[],
  limits: { title: number; description: number },
): { n: number; rule: string } | null {
  for (const [index, { title, description }] of steps.entries()) {
    if (!title?.trim()) return { n: index + 1, rule: 'required' };
    const about = description?.trim() ? brokenLimit(limits.description, description, {}, []) : null;
    const rule = brokenLimit(limits.title, title, {}, []) ?? about;
    if (rule) return { n: index + 1, rule };
  }
  return null;
}

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
