import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../../components/layout/Stack';
import { Button } from '../../../../components/buttons/Button';
import { WorkerTransitions } from '../../../../../../model/transitions/WorkerTransitions';
import { useConfirm } from '../../../../components/overlays/useConfirm';
import type { ListedWorkerFragment } from '../../../../generated/adminCategories';
import type { WorkerStatus } from '../../../../generated/schema';
import { nameOfWorker } from './nameOfWorker';
import type { useWorkers } from './useWorkers';

interface WorkerActionsProps extends Pick<ReturnType<typeof useWorkers>, 'change'> {
  worker: ListedWorkerFragment;
  /** The category from which the person can be removed; null in the list of all categories. */
  category: string | null;
  isChanging: boolean;
}

/**
 * Buttons with which administrators move a professional to a permitted next state, or remove the person from
 * the category.
 */
export function WorkerActions({ worker, category, isChanging, change }: WorkerActionsProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const name = nameOfWorker(worker);
  /**
   * Returns the label of the button that moves the professional to another state. Suspending somebody who
   * was never listed is called declining.
   */
  const labelOf = (status: WorkerStatus) =>
    worker.status === 'PENDING' && status === 'SUSPENDED'
      ? t('adminCategories.workers.decline')
      : t(`adminCategories.workers.move.${status}`);
  const move = async (status: WorkerStatus) => {
    const question = {
      title: t(`adminCategories.workers.ask.${status}`, { name }),
      content: t(`adminCategories.workers.note.${status}`),
      confirm: labelOf(status),
      danger: status === 'SUSPENDED',
    };
    if (await confirm(question))
      await change(worker, { status }, t(`adminCategories.workers.moved.${status}`, { name }));
  };
  const leave = async () => {
    const categories = (worker.categories ?? []).map(({ id }) => id).filter((id) => id !== category);
    await change(worker, { categories }, t('adminCategories.workers.left', { name }));
  };
  // A press on a button does not open the row.
  const alone = (run: () => Promise<void>) => (event: MouseEvent) => {
    event.stopPropagation();
    void run();
  };
  return (
    <Stack as="span" gap={8} wrap>
      {(worker.status ? WorkerTransitions[worker.status] : []).map((status) => (
        <Button
          key={status}
          size="small"
          disabled={isChanging}
          aria-label={t('adminCategories.workers.actionOf', {
            name,
            action: labelOf(status),
          })}
          onClick={alone(() => move(status))}
        >
          {labelOf(status)}
        </Button>
      ))}
      {category && (
        <Button
          size="small"
          look="text"
          disabled={isChanging}
          aria-label={t('adminCategories.workers.actionOf', {
            name,
            action: t('adminCategories.workers.leave'),
          })}
          onClick={alone(leave)}
        >
          {t('adminCategories.workers.leave')}
        </Button>
      )}
    </Stack>
  );
}
