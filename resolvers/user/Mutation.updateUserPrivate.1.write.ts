import { type Context, util } from '@aws-appsync/utils';
import { operations, update } from '@aws-appsync/utils/dynamodb';
import { mayTouch } from '../../model/access';
import { User } from '../../model/entities/User';
import { UserPrivate } from '../../model/entities/UserPrivate';
import { addressOf, isIdOf } from '../../model/ids';
import { authorize } from '../lib/authorize';
import { changes } from '../lib/changes';
import { editable } from '../lib/editable';
import { fail } from '../lib/fail';
import { conditionOf } from '../lib/conditionOf';
import type { Item } from '../lib/Item';
import { checkUser } from './lib/checkUser';

export { changed as response } from '../lib/changed';

interface Args {
  input: Item & { sub: string };
  condition?: Item | null;
}

/** Contact data, changed by its owner or an administrator. */
export function request(ctx: Context<Args>) {
  const who = authorize(ctx);
  const { sub, ...values } = ctx.args.input;
  checkUser(values);
  const asked = conditionOf(ctx.args.condition);
  editable([], values, who);
  const isTheirs = isIdOf(User, sub) && mayTouch(['owner', 'admin'], who, sub);
  if (!isTheirs) fail('NotFound', 'There is no such record.');
  ctx.stash.who = who;
  return update({
    key: addressOf(UserPrivate, sub),
    update: {
      ...changes(values, ['owner']),
      updatedAt: util.time.nowISO8601(),
      version: operations.increment(1),
    },
    condition: { ...asked, pk: { attributeExists: true } },
  });
}
