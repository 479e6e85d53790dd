import { User } from '../../../model/entities/User';
import { WPWorker } from '../../../model/entities/WPWorker';
import { WPWorkerCategory } from '../../../model/entities/WPWorkerCategory';
import { addressOf } from '../../../model/ids';
import { workerCard } from '../../../model/snapshots/workerCard';
import type { DerivedRow } from '../DerivedRow';

const BELOW = /^[^#]+#WPWorker#(.+)$/;

/** Below each category: who is published and not private, as everybody may see them. */
export const workerCards: DerivedRow = {
  name: 'WPWorkerCategory.wpWorkers',
  source: { table: WPWorker.table, entity: WPWorker.name },
  table: WPWorkerCategory.table,
  isOne: ({ pk, sk }) => pk === WPWorkerCategory.name && BELOW.test(sk),
  sourceOf: ({ sk }) => ({ table: WPWorker.table, key: addressOf(WPWorker, BELOW.exec(sk)?.[1] ?? '') }),
  ignored: [],
  keptBy: ['showWorker', 'removeWorkersBelow'],
  async rowsOf(worker, sources) {
    const user = await sources.of(User, worker.pk);
    if (!user || worker.status !== 'PUBLISHED' || user.isPrivate === true) return [];
    const ids = (worker.categories ?? []) as string[];
    const categories = await Promise.all(ids.map((id) => sources.of(WPWorkerCategory, id)));
    return categories.flatMap((category) => {
      if (!category) return [];
      const key = { pk: WPWorkerCategory.name, sk: `${category.sk}#WPWorker#${worker.pk}` };
      return [{ ...worker, ...key, user: workerCard(user) }];
    });
  },
};
