import type { Context } from '@aws-appsync/utils';
import { batchGet } from '@aws-appsync/utils/dynamodb';
import { mayTouch } from '../../model/access';
import { User } from '../../model/entities/User';
import { UserPrivate } from '../../model/entities/UserPrivate';
import { isIdOf, keyOf } from '../../model/ids';
import { authorizeAndValidate, batchItems, fail, type Item, tableName } from '../lib/resolver';
import { assertWritableFields } from '../lib/access/ownership';
import { checkUser } from './lib/userInput';

interface Args {
  input: Item & { sub: string };
}

/** Reads the talent's profile and stored contact data. */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const { input } = ctx.args;
  checkUser(input, []);
  assertWritableFields([], input, who);
  if (!isIdOf(User, input.sub) || !mayTouch(['owner', 'admin'], who, input.sub)) {
    fail('Unauthorized', 'A record belongs to whoever writes it.');
  }
  ctx.stash.who = who;
  const keys = [keyOf(User, input.sub), keyOf(UserPrivate, input.sub)];
  return batchGet({ tables: { [tableName(ctx, 'Talent')]: { keys, consistentRead: true } } });
}

export function response(ctx: Context<Args>) {
  const [user, row] = batchItems(ctx, 'Talent');
  return user ? { user, row } : fail('Unauthorized', 'There is no such profile for the caller.');
}
