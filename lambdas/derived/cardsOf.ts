import { WPWorkerCategory } from '../../model/entities/WPWorkerCategory';
import { workerCard } from '../../model/snapshots/workerCard';
import type { Item } from '../lib/Item';

/** A professional's public cards, one per category; none when the professional is not shown. */
export function cardsOf(worker: Item | undefined, user: Item | undefined): Item[] {
  if (!worker || !user || worker.status !== 'PUBLISHED' || user.isPrivate === true) return [];
  return ((worker.categories ?? []) as string[]).map((id) => ({
    ...worker,
    ...{ pk: WPWorkerCategory.name, sk: `${id}#WPWorker#${worker.pk}`, user: workerCard(user) },
  }));
}
