import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../../../components/buttons/ActionButton';
import { SortableList } from '../../../../../components/forms/SortableList';
import { moveItem } from '../../../../../lib/order/moveItem';
import type { StepValue } from '../JobValues';
import styles from './fields.module.css';

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
  const add = () => onChange?.([...value, { id: crypto.randomUUID(), title: null, description: null }]);
  return (
    <div className={styles.steps}>
      {value.length > 0 && (
        <SortableList
          label={t('jobEditor.field.selectionProcesses')}
          onMove={(moved, to) => onChange?.(moveItem(value, moved, to))}
          items={value.map((step, index) => {
            const n = index + 1;
            const content = (
              <div className={styles.step}>
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
                <ActionButton
                  look="text"
                  size="small"
                  aria-label={t('jobEditor.steps.removeOf', { n })}
                  onClick={() => onChange?.(value.filter((one) => one.id !== step.id))}
                >
                  {t('jobEditor.steps.remove')}
                </ActionButton>
              </div>
            );
            return { id: step.id, name: step.title || t('jobEditor.steps.title', { n }), content };
          })}
        />
      )}
      <ActionButton id={id} aria-label={t('jobEditor.steps.add')} onClick={add}>
        {t('jobEditor.steps.add')}
      </ActionButton>
    </div>
  );
}
