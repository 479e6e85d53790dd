import type { Context } from '@aws-appsync/utils';
import { mayTouch } from '../../model/access';
import { UserFavoriteOpenJobs } from '../../model/entities/UserFavoriteOpenJobs';
import { isIdOf, partitionOf } from '../../model/ids';
import { authorizeAndValidate, fail, type Item } from '../lib/resolver';
import { dynamoCondition, toUpdate, updateRecord } from '../lib/write/record';
import { assertWritableFields } from '../lib/access/ownership';

export { updatedOrFail as response } from '../lib/write/record';

interface Args {
  input: Item & { id: string };
  condition?: Item | null;
}

/** Removes or restores the caller's keep of a job, by setting its flag `isFavorite`. */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { id, ...values } = ctx.args.input;
  const asked = dynamoCondition(ctx.args.condition);
  assertWritableFields([], values, who);
  const isTheirs = isIdOf(UserFavoriteOpenJobs, id) && mayTouch(['owner'], who, partitionOf(id));
  if (!isTheirs) fail('NotFound', 'There is no such record.');
  return updateRecord(UserFavoriteOpenJobs, id, toUpdate(values, ['userID', 'openJobID', 'owner']), {
    ...asked,
    pk: { attributeExists: true },
  });
}
