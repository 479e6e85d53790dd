import { type Context, util } from '@aws-appsync/utils';
import { put } from '@aws-appsync/utils/dynamodb';
import { Export } from '../../model/entities/Export';
import { keyOf } from '../../model/ids';
import { buildExport } from '../export/lib/exportRow';
import { resultOrFail } from '../lib/resolver';
import type { UserCsvArgs } from './lib/csvArguments';

/**
 * Stores the row of a CSV export of talents. The administrator who requested it sees it in listExports from then on.
 */
export function request(ctx: Context<UserCsvArgs>) {
  const item = buildExport(ctx.args.type, ctx.stash.who.sub, util.autoUlid());
  ctx.stash.exportId = item.id;
  return put({ key: keyOf(Export, `${item.id}`), item });
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return null;
}
