import type { Context } from '@aws-appsync/utils';
import { insightCheckKey } from '../../model/insights/insightCheckKey';
import { authorizeAndValidate, getItem, type Item, resultOrFail } from '../lib/resolver';
import { projectCheck } from './lib/projectCheck';

/** Reads the latest check of the dashboard's figures. */
export function request(ctx: Context) {
  authorizeAndValidate(ctx);
  return getItem(insightCheckKey);
}

export function response(ctx: Context) {
  const row = resultOrFail<Item | null>(ctx);
  return row ? projectCheck(row) : null;
}
