import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { StepList } from '../../../../../components/forms/StepList';
import type { StepValue } from '../JobValues';

interface StepsFieldProps {
  value?: StepValue[];
  onChange?: (steps: StepValue[]) => void;
  id?: string;
}

/**
 * The field of the job editor for the selection steps. People reorder the steps by dragging or with the
 * keyboard.
 */
export function StepsField({ value = [], onChange, id }: StepsFieldProps) {
  const { t } = useTranslation();
  const change = (step: StepValue, changed: Partial<StepValue>) =>
    onChange?.(value.map((one) => (one.id === step.id ? { ...one, ...changed } : one)));
  return (
    <StepList<StepValue>
      id={id}
      label={t('jobEditor.field.selectionProcesses')}
      steps={value}
      onChange={(steps) => onChange?.(steps)}
      nameOf={({ title }, n) => title || t('jobEditor.steps.title', { n })}
      create={() => ({ id: crypto.randomUUID(), title: null, description: null })}
      texts={{
        add: t('jobEditor.steps.add'),
        remove: t('jobEditor.steps.remove'),
        removeOf: (n) => t('jobEditor.steps.removeOf', { n }),
      }}
    >
      {(step, n) => (
        <>
          <Input
            lang="ja"
            aria-label={t('jobEditor.steps.title', { n })}
            placeholder={t('jobEditor.steps.example')}
            value={step.title ?? ''}
            onChange={({ target }) => change(step, { title: target.value })}
          />
          <Input.TextArea
            lang="ja"
            aria-label={t('jobEditor.steps.description', { n })}
            placeholder={t('jobEditor.steps.about')}
            autoSize={{ minRows: 1, maxRows: 8 }}
            value={step.description ?? ''}
            onChange={({ target }) => change(step, { description: target.value })}
          />
        </>
      )}
    </StepList>
  );
}
