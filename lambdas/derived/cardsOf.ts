import { WPWorkerCategory } from '../../model/entities/WPWorkerCategory';
import { workerCard } from '../../model/snapshots/workerCard';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import type { StoredRow } from '../lib/StoredRow';

/**
 * Returns the public cards of a professional, one for each of the professional's categories. The list is
 * empty unless the professional is published and the talent's profile is public.
 */
export function cardsOf(worker: StoredRow | undefined, user: StoredRow | undefined): StoredRow[] {
  if (worker?.status !== 'PUBLISHED' || !user || !isProfileShown(user, 'public', '')) return [];
  return ((worker.categories ?? []) as string[]).map((id) => ({
    ...worker,
    ...{ pk: WPWorkerCategory.name, sk: `${id}#WPWorker#${worker.pk}`, user: workerCard(user) },
    ...(user.hiddenFrom ? { hiddenFrom: user.hiddenFrom } : {}),
  }));
}
