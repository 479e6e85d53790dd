import type { ReactNode } from 'react';
import { Grid } from '../layout/Grid';
import { moveItem } from '../../lib/order/moveItem';
import { Button } from '../buttons/Button';
import { SortableList } from './SortableList';
import styles from './StepList.module.css';

interface StepListProps<Step extends { id: string }> {
  /** The name of the list for screen readers. */
  label: string;
  steps: readonly Step[];
  onChange: (steps: Step[]) => void;
  /** Returns the name of a step for screen readers; `n` counts from 1. */
  nameOf: (step: Step, n: number) => string;
  /** Renders the controls of a step; `n` counts from 1. */
  children: (step: Step, n: number) => ReactNode;
  /** Creates the step that is added at the end. */
  create: () => Step;
  texts: { add: string; remove: string; removeOf: (n: number) => string };
  /** The maximum number of steps; unlimited by default. */
  most?: number;
  /** The id of the button that adds a step. A form uses it to connect its label to the field. */
  id?: string;
}

/** Steps in an order that people change by dragging or with the keyboard, with buttons to add and remove steps. */
export function StepList<Step extends { id: string }>(props: StepListProps<Step>) {
  const { label, steps, onChange, nameOf, children, create, texts, most = Infinity, id } = props;
  return (
    <Grid className={styles.steps} gap={12} justify="start">
      {steps.length > 0 && (
        <SortableList
          label={label}
          onMove={(moved, to) => onChange(moveItem(steps, moved, to))}
          items={steps.map((step, index) => ({
            id: step.id,
            name: nameOf(step, index + 1),
            content: (
              <Grid className={styles.step} gap={8}>
                {children(step, index + 1)}
                <Button
                  look="text"
                  size="small"
                  aria-label={texts.removeOf(index + 1)}
                  onClick={() => onChange(steps.filter((one) => one.id !== step.id))}
                >
                  {texts.remove}
                </Button>
              </Grid>
            ),
          }))}
        />
      )}
      {steps.length < most && (
        <Button id={id} aria-label={texts.add} onClick={() => onChange([...steps, create()])}>
          {texts.add}
        </Button>
      )}
    </Grid>
  );
}
