import { insightCheckKey } from '../../model/insights/insightCheckKey';
import { operation } from '../lib/operation';
import { getItem } from '../lib/read';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';
import { projectCheck } from './lib/projectCheck';

export const getInsightCheck = operation('Query.getInsightCheck', { grants: ['admin'] }).unit('Insight', {
  /** Reads the latest check of the dashboard's figures. */
  request(ctx) {
    authorizeAndValidate(ctx);
    return getItem(insightCheckKey);
  },

  response(ctx) {
    const row = resultOrFail(ctx);
    return row ? projectCheck(row) : null;
  },
});
