import { relation } from '../lib/operation';
import { type Context, runtime } from '@aws-appsync/utils';
import { EmployeeBenefitTag } from '../../model/entities/EmployeeBenefitTag';
import { keyOf } from '../../model/ids';
import { batchGetItems, batchItems, getSource, type StoredRow } from '../lib/resolver';
import { coversSelection } from '../lib/relation/preloaded';

export const employeeBenefitTags = relation('EmployeeBenefit.tags').unit('Catalog', {
  /**
   * Returns the tags of a benefit. Ids and names are stored in the benefit; if the query selects other fields,
   * the tags are read with one BatchGet, and deleted ones are left out.
   */
  request(ctx: Context) {
    const tags = getSource(ctx).tags as StoredRow[] | null | undefined;
    if (!tags || tags.length === 0) return runtime.earlyReturn(tags ?? null);
    if (coversSelection(ctx, tags[0])) return runtime.earlyReturn(tags);
    const keys = tags.map((tag) => keyOf(EmployeeBenefitTag, `${tag.id}`));
    return batchGetItems(ctx, 'Catalog', keys);
  },

  response(ctx: Context) {
    return batchItems(ctx, 'Catalog').filter((tag) => tag);
  },
});
