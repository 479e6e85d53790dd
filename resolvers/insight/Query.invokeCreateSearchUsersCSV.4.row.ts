import { type Context, util } from '@aws-appsync/utils';
import { put } from '@aws-appsync/utils/dynamodb';
import { Export } from '../../model/entities/Export';
import { addressOf } from '../../model/ids';
import { newExport } from '../export/lib/newExport';
import { answered } from '../lib/answered';
import type { UserCsvArgs } from './lib/UserCsvArgs';

/** The export as its owner sees it from now on. */
export function request(ctx: Context<UserCsvArgs>) {
  const item = newExport(ctx.args.type, ctx.stash.who.sub, util.autoUlid());
  ctx.stash.exportId = item.id;
  return put({ key: addressOf(Export, `${item.id}`), item });
}

export function response(ctx: Context) {
  answered(ctx);
  return null;
}
