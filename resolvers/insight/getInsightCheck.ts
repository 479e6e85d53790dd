import { operation } from '../lib/operation';
import { insightCheckKey } from '../../model/insights/insightCheckKey';
import { authorizeAndValidate, getItem, type StoredRow, resultOrFail } from '../lib/resolver';
import { projectCheck } from './lib/projectCheck';

export const getInsightCheck = operation('Query.getInsightCheck', { grants: ['admin'] }).unit('Insight', {
  /** Reads the latest check of the dashboard's figures. */
  request(ctx) {
    authorizeAndValidate(ctx);
    return getItem(insightCheckKey);
  },

  response(ctx) {
    const row = resultOrFail<StoredRow | null>(ctx);
    return row ? projectCheck(row) : null;
  },
});
