import { User } from '../../model/entities/User';
import { WPWorker } from '../../model/entities/WPWorker';
import { WPWorkerCategory } from '../../model/entities/WPWorkerCategory';
import { keyOf } from '../../model/ids';
import { cardsOf } from './cardsOf';
import type { DerivedRow } from './DerivedRow';
import { companyRows } from './rows/companyRows';
import { reservations } from './rows/reservations';
import { tieRows } from './rows/tieRows';
import { dueItems } from './rows/dueItems';
import { eventMarkers } from './rows/eventMarkers';

const BELOW = /^[^#]+#WPWorker#(.+)$/;

/**
 * The public cards of professionals, stored below each of their categories. A professional has cards while
 * the professional is published and the talent's profile is public.
 */
const workerCards: DerivedRow = {
  name: 'WPWorkerCategory.wpWorkers',
  source: { table: WPWorker.table, entity: WPWorker.name },
  table: WPWorkerCategory.table,
  isOne: ({ pk, sk }) => pk === WPWorkerCategory.name && BELOW.test(sk),
  sourceOf: ({ sk }) => ({ table: WPWorker.table, key: keyOf(WPWorker, BELOW.exec(sk)?.[1] ?? '') }),
  ignored: [],
  keptBy: ['refreshWorkerCards', 'removeWorkersBelow'],
  async rowsOf(worker, sources) {
    const cards = cardsOf(worker, await sources.of(User, worker.pk));
    const categories = await Promise.all(
      cards.map(({ sk }) => sources.of(WPWorkerCategory, sk.split('#')[0])),
    );
    return cards.filter((_, index) => categories[index]);
  },
};

/** All types of records that are derived as a whole from another record. */
export const derivedRows: readonly DerivedRow[] = [
  ...reservations,
  ...companyRows,
  ...eventMarkers,
  dueItems,
  tieRows,
  workerCards,
];
