import { type Context, util } from '@aws-appsync/utils';
import { put } from '@aws-appsync/utils/dynamodb';
import { sessionEndRow } from '../../model/sessionEndRow';
import { authorizeAndValidate, type Item, resultOrFail } from '../lib/resolver';

/** Ends all open subscriptions of the caller: `handle-changes` reacts to the row. */
export function request(ctx: Context) {
  const who = authorizeAndValidate(ctx);
  const { pk, sk, ...item }: Item = sessionEndRow(
    who.sub,
    util.time.nowEpochMilliSeconds(),
    ctx.args.hasNewPassword,
  );
  return put({ key: { pk, sk }, item });
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return { accepted: true };
}
