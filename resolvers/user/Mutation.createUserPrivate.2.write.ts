import { type Context, util } from '@aws-appsync/utils';
import { operations, update } from '@aws-appsync/utils/dynamodb';
import { UserPrivate } from '../../model/entities/UserPrivate';
import { keyOf } from '../../model/ids';
import { type Item, resultOrFail } from '../lib/resolver';

interface Args {
  input: Item & { sub: string };
}

const GIVEN = ['tel', 'address', 'nearestStation'];
const COPIED = ['name', 'phoneticName', 'belongsTo'];

/**
 * Adds missing values to UserPrivate: contact data from the input, names and the current employer from the
 * profile. Values that are already stored are kept.
 */
export function request(ctx: Context<Args>) {
  const { user, row } = ctx.prev.result as { user: Item; row?: Item | null };
  const { sub } = ctx.args.input;
  const now = util.time.nowISO8601();
  const first: Item = {
    __typename: 'UserPrivate',
    id: sub,
    sub,
    createdAt: now,
    createdBy: ctx.stash.who.sub,
  };
  const values: Item = row ? {} : { ...first, version: 1 };
  GIVEN.forEach((field) => {
    if (ctx.args.input[field] && !row?.[field]) values[field] = ctx.args.input[field];
  });
  COPIED.forEach((field) => {
    if (user[field] && !row?.[field]) values[field] = user[field];
  });
  const touched: Item = { updatedAt: operations.replace(row ? (row.updatedAt as string) : now) };
  Object.entries(values).forEach(([field, value]) => {
    touched[field] = operations.replace(value);
  });
  if (row && Object.keys(values).length > 0) {
    touched.updatedAt = operations.replace(now);
    touched.version = operations.increment(1);
  }
  return update({ key: keyOf(UserPrivate, sub), update: touched });
}

export const response = (ctx: Context<Args>) => resultOrFail<Item>(ctx);
