import type { Context } from '@aws-appsync/utils';
import { mayTouch } from '../../model/access';
import { UserPrefactures } from '../../model/entities/UserPrefactures';
import { isIdOf, partitionOf } from '../../model/ids';
import { assertWritableFields } from '../lib/access/ownership';
import { authorizeAndValidate, fail, type Item } from '../lib/resolver';
import { dynamoCondition, toUpdate, updateRecord } from '../lib/write/record';

export { updatedOrFail as response } from '../lib/write/record';

/** Selects or deselects a prefecture in which a talent can work. */
export function request(ctx: Context<{ input: Item & { id: string }; condition?: Item | null }>) {
  const who = authorizeAndValidate(ctx);
  const { id, ...values } = ctx.args.input;
  const asked = dynamoCondition(ctx.args.condition);
  assertWritableFields([], values, who);
  const isTheirs = isIdOf(UserPrefactures, id) && mayTouch(['owner', 'admin'], who, partitionOf(id));
  if (!isTheirs) fail('NotFound', 'There is no such record.');
  return updateRecord(UserPrefactures, id, toUpdate(values, ['prefactureID', 'userID', 'owner']), {
    ...asked,
    pk: { attributeExists: true },
  });
}
