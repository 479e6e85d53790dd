import { type Context, util } from '@aws-appsync/utils';
import { operations, update } from '@aws-appsync/utils/dynamodb';
import { mayTouch } from '../../model/access';
import { UserFavoriteOpenJobs } from '../../model/entities/UserFavoriteOpenJobs';
import { isIdOf, keyOf, partitionOf } from '../../model/ids';
import { authorizeAndValidate, fail, type Item } from '../lib/resolver';
import { dynamoCondition, toUpdate } from '../lib/write/record';
import { assertWritableFields } from '../lib/access/ownership';

export { updatedOrFail as response } from '../lib/write/record';

interface Args {
  input: Item & { id: string };
  condition?: Item | null;
}

/** Taking a keep back, or keeping again: the row stays, its flag turns. */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { id, ...values } = ctx.args.input;
  const asked = dynamoCondition(ctx.args.condition);
  assertWritableFields([], values, who);
  const isTheirs = isIdOf(UserFavoriteOpenJobs, id) && mayTouch(['owner'], who, partitionOf(id));
  if (!isTheirs) fail('NotFound', 'There is no such record.');
  const touch = { updatedAt: util.time.nowISO8601(), version: operations.increment(1) };
  return update({
    key: keyOf(UserFavoriteOpenJobs, id),
    update: { ...toUpdate(values, ['userID', 'openJobID', 'owner']), ...touch },
    condition: { ...asked, pk: { attributeExists: true } },
  });
}
