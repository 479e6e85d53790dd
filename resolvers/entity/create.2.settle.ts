import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { addressOf } from '../../model/ids';

export { settled as response } from '../lib/settled';

/** The write was refused: somebody was first. Reads who. */
export function request(ctx: Context) {
  return get({ key: addressOf(ENTITY, ctx.stash.record.id), consistentRead: true });
}
