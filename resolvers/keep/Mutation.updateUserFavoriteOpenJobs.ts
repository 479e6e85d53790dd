import { type Context, util } from '@aws-appsync/utils';
import { operations, update } from '@aws-appsync/utils/dynamodb';
import { mayTouch } from '../../model/access';
import { UserFavoriteOpenJobs } from '../../model/entities/UserFavoriteOpenJobs';
import { addressOf, isIdOf, partitionOf } from '../../model/ids';
import { authorize } from '../lib/authorize';
import { changes } from '../lib/changes';
import { editable } from '../lib/editable';
import { fail } from '../lib/fail';
import { conditionOf } from '../lib/conditionOf';
import type { Item } from '../lib/Item';

export { changed as response } from '../lib/changed';

interface Args {
  input: Item & { id: string };
  condition?: Item | null;
}

/** Taking a keep back, or keeping again: the row stays, its flag turns. */
export function request(ctx: Context<Args>) {
  const who = authorize(ctx);
  const { id, ...values } = ctx.args.input;
  const asked = conditionOf(ctx.args.condition);
  editable([], values, who);
  const isTheirs = isIdOf(UserFavoriteOpenJobs, id) && mayTouch(['owner'], who, partitionOf(id));
  if (!isTheirs) fail('NotFound', 'There is no such record.');
  const touch = { updatedAt: util.time.nowISO8601(), version: operations.increment(1) };
  return update({
    key: addressOf(UserFavoriteOpenJobs, id),
    update: { ...changes(values, ['userID', 'openJobID', 'owner']), ...touch },
    condition: { ...asked, pk: { attributeExists: true } },
  });
}
