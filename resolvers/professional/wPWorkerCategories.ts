import { runtime } from '@aws-appsync/utils';
import { WPWorkerCategory } from '../../model/entities/WPWorkerCategory';
import { keyOf } from '../../model/ids';
import type { StoredRow } from '../generated/types';
import { relation } from '../lib/operation';
import { batchGetItems, batchItems } from '../lib/read';
import { getSource } from '../lib/resolver';

export const wPWorkerCategories = relation('WPWorker.categories').unit('Catalog', {
  /**
   * Returns the categories of a professional. Uses the categories that the list of professionals has read ahead
   * if none is missing; otherwise reads them with one BatchGet. Deleted categories are left out.
   */
  request(ctx) {
    const { categories, categoriesAhead } = getSource(ctx) as {
      categories?: string[];
      categoriesAhead?: StoredRow[];
    };
    const ids = categories ?? [];
    if (ids.length === 0) return runtime.earlyReturn([]);
    if (categoriesAhead?.length === ids.length) return runtime.earlyReturn(categoriesAhead);
    const keys = ids.map((id) => keyOf(WPWorkerCategory, id));
    return batchGetItems(ctx, 'Catalog', keys);
  },

  response(ctx) {
    return batchItems<'WPWorkerCategory'>(ctx, 'Catalog').filter((category) => category);
  },
});
