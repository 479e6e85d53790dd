import type { Context } from '@aws-appsync/utils';
import { synonymsKey } from '../../model/search/synonymsKey';
import { authorizeAndValidate, getLatestItem, resultOrFail } from '../lib/resolver';
import { type SynonymsRow, synonymsPage } from './lib/synonymsPage';

/** Reads the row with the published synonyms. */
export function request(ctx: Context) {
  authorizeAndValidate(ctx);
  return getLatestItem(synonymsKey);
}

export const response = (ctx: Context) => synonymsPage(resultOrFail<SynonymsRow | null>(ctx));
