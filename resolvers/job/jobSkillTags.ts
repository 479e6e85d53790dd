import { runtime } from '@aws-appsync/utils';
import { SkillTag } from '../../model/entities/SkillTag';
import { keyOf } from '../../model/ids';
import type { Snapshot } from '../generated/types';
import { RELATION } from '../lib/bundleConstants';
import { relation } from '../lib/operation';
import { batchGetItems, batchItems } from '../lib/read';
import { coversSelection } from '../lib/relation/preloaded';
import { getSource } from '../lib/resolver';
import { asText } from '../lib/asText';

export const jobSkillTags = relation({
  'OpenJob.requiredSkillTags': {},
  'OpenJob.welcomeSkillTags': {},
}).unit('Catalog', {
  /**
   * Returns the required or welcome skill tags of a job. Ids and names are stored in the job; if the query
   * selects other fields, the tags are read with one BatchGet, and deleted ones are left out.
   */
  request(ctx) {
    const tags = getSource(ctx)[RELATION.field] as Snapshot<'SkillTag'>[] | null | undefined;
    if (!tags || tags.length === 0) return runtime.earlyReturn(tags ?? null);
    if (coversSelection(ctx, tags[0])) return runtime.earlyReturn(tags);
    const keys = tags.map((tag) => keyOf(SkillTag, asText(tag.id)));
    return batchGetItems(ctx, 'Catalog', keys);
  },

  response(ctx) {
    return batchItems<'SkillTag'>(ctx, 'Catalog').filter((tag) => tag);
  },
});
