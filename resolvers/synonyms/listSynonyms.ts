import { operation } from '../lib/operation';
import { synonymsKey } from '../../model/search/synonymsKey';
import { authorizeAndValidate, getLatestItem, resultOrFail } from '../lib/resolver';
import { type SynonymsRow, synonymsPage } from './lib/synonymsPage';

export const listSynonyms = operation('Query.listSynonyms', { grants: ['admin'] }).unit('Catalog', {
  /** Reads the row with the published synonyms. */
  request(ctx) {
    authorizeAndValidate(ctx);
    return getLatestItem(synonymsKey);
  },

  response: (ctx) => synonymsPage(resultOrFail<SynonymsRow | null>(ctx)),
});
