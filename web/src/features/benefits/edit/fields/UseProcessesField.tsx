import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BenefitLimits } from '../../../../../../model/limits/BenefitLimits';
import { StepList } from '../../../../components/forms/StepList';

interface UseProcessesFieldProps {
  value?: string[];
  onChange?: (steps: string[]) => void;
  id?: string;
}

/** The instructions for the use of a benefit in their order, which is changed by dragging or with the keyboard. */
export function UseProcessesField({ value = [], onChange, id }: UseProcessesFieldProps) {
  const { t } = useTranslation();
  // The instructions are plain texts. While they are moved, each needs an id.
  const [ids, setIds] = useState<readonly string[]>([]);
  const steps = value.map((text, index) => ({ id: ids[index] ?? `step-${index}`, text }));
  const change = (next: typeof steps) => {
    setIds(next.map((step) => step.id));
    onChange?.(next.map(({ text }) => text));
  };
  return (
    <StepList
      id={id}
      label={t('adminBenefits.field.useProcesses')}
      steps={steps}
      onChange={change}
      nameOf={({ text }, n) => text || t('adminBenefits.steps.text', { n })}
      create={() => ({ id: crypto.randomUUID(), text: '' })}
      most={BenefitLimits.useProcesses}
      texts={{
        add: t('adminBenefits.steps.add'),
        remove: t('adminBenefits.steps.remove'),
        removeOf: (n) => t('adminBenefits.steps.removeOf', { n }),
      }}
    >
      {(step, n) => (
        <Input.TextArea
          lang="ja"
          aria-label={t('adminBenefits.steps.text', { n })}
          placeholder={t('adminBenefits.steps.example')}
          autoSize={{ minRows: 1, maxRows: 6 }}
          value={step.text}
          onChange={({ target }) =>
            change(steps.map((one) => (one.id === step.id ? { ...one, text: target.value } : one)))
          }
        />
      )}
    </StepList>
  );
}
