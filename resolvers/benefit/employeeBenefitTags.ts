import { runtime } from '@aws-appsync/utils';
import { EmployeeBenefitTag } from '../../model/entities/EmployeeBenefitTag';
import { keyOf } from '../../model/ids';
import { relation } from '../lib/operation';
import { batchGetItems, batchItems } from '../lib/read';
import { coversSelection } from '../lib/relation/preloaded';
import { getSource } from '../lib/resolver';
import { asText } from '../lib/asText';

export const employeeBenefitTags = relation('EmployeeBenefit.tags').unit('Catalog', {
  /**
   * Returns the tags of a benefit. Ids and names are stored in the benefit; if the query selects other fields,
   * the tags are read with one BatchGet, and deleted ones are left out.
   */
  request(ctx) {
    const tags = getSource(ctx).tags;
    if (!tags || tags.length === 0) return runtime.earlyReturn(tags ?? null);
    if (coversSelection(ctx, tags[0])) return runtime.earlyReturn(tags);
    const keys = tags.map((tag) => keyOf(EmployeeBenefitTag, asText(tag.id)));
    return batchGetItems(ctx, 'Catalog', keys);
  },

  response(ctx) {
    return batchItems<'EmployeeBenefitTag'>(ctx, 'Catalog').filter((tag) => tag);
  },
});
