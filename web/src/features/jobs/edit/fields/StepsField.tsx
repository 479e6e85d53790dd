import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/buttons/Button';
import { SortableList } from '../../../../components/forms/SortableList';
import { moveItem } from '../../../../lib/order/moveItem';
import type { StepValue } from '../JobValues';
import styles from './fields.module.css';

interface StepsFieldProps {
  value?: StepValue[];
  onChange?: (steps: StepValue[]) => void;
  /** Whether a step can be removed; by default all can. */
  canRemove?: (step: StepValue) => boolean;
  id?: string;
}

/** The steps of a job's selection in their order, which is changed by dragging or with the keyboard. */
export function StepsField({ value = [], onChange, canRemove = () => true, id }: StepsFieldProps) {
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
                {canRemove(step) && (
                  <Button
                    look="text"
                    size="small"
                    aria-label={t('jobEditor.steps.removeOf', { n })}
                    onClick={() => onChange?.(value.filter((one) => one.id !== step.id))}
                  >
                    {t('jobEditor.steps.remove')}
                  </Button>
                )}
              </div>
            );
            return { id: step.id, name: step.title || t('jobEditor.steps.title', { n }), content };
          })}
        />
      )}
      <Button id={id} aria-label={t('jobEditor.steps.add')} onClick={add}>
        {t('jobEditor.steps.add')}
      </Button>
    </div>
  );
}
