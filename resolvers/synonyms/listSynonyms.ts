import { synonymsKey } from '../../model/search/synonymsKey';
import { operation } from '../lib/operation';
import { getLatestItem } from '../lib/read';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';
import { synonymsPage, type SynonymsRow } from './lib/synonymsPage';

export const listSynonyms = operation('Query.listSynonyms', { grants: ['admin'] }).unit('Catalog', {
  /** Reads the row with the published synonyms. */
  request(ctx) {
    authorizeAndValidate(ctx);
    return getLatestItem<SynonymsRow>(synonymsKey);
  },

  response: (ctx) => synonymsPage(resultOrFail(ctx)),
});
