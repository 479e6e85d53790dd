import { type Context, util } from '@aws-appsync/utils';
import { operations, update } from '@aws-appsync/utils/dynamodb';
import { mayTouch } from '../../model/access';
import { User } from '../../model/entities/User';
import { isIdOf } from '../../model/ids';
import { authorize } from '../lib/authorize';
import { changed } from '../lib/changed';
import { fail } from '../lib/fail';
import { toldBack } from './lib/toldBack';

/** Takes back the wish to be deleted, as long as it was not carried out. */
export function request(ctx: Context<{ sub: string }>) {
  const who = authorize(ctx, ['owner', 'admin']);
  const { sub } = ctx.args;
  if (!isIdOf(User, sub) || !mayTouch(['owner', 'admin'], who, sub))
    fail('NotFound', 'There is no such record.');
  return update({
    key: { pk: sub, sk: 'User' },
    update: {
      deletionRequestedAt: operations.remove(),
      updatedAt: util.time.nowISO8601(),
      version: operations.increment(1),
    },
    condition: { pk: { attributeExists: true }, deletionRequestedAt: { attributeExists: true } },
  });
}

export const response = (ctx: Context) => toldBack(ctx, changed(ctx));
