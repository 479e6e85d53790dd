import { type Context, util } from '@aws-appsync/utils';
import { operations } from '@aws-appsync/utils/dynamodb';
import { fail, type Item, resultOrFail } from '../resolver';
import type { Entity } from '../../../model/Entity';
import { keyOf } from '../../../model/ids';

interface Stamp {
  __typename: string;
  id: string;
  createdBy: string;
  createToken?: string | null;
  /** The creation time, if not now. */
  at?: string;
}

/** A new record: the given values (nulls left out) and the attributes that every record has. */
export function stamp(values: Item, { __typename, id, createdBy, createToken, at }: Stamp): Item {
  const now = at ?? util.time.nowISO8601();
  const item: Item = {};
  Object.entries(values).forEach(([name, value]) => {
    if (value !== null && value !== undefined) item[name] = value;
  });
  const stamped: Item = { ...item, __typename, id, createdBy, createdAt: now, updatedAt: now, version: 1 };
  if (createToken) stamped.createToken = createToken;
  return stamped;
}

/** A transaction's step that stores a record which must not exist yet. */
export function putNew(table: string, entity: Entity, item: Item) {
  const key = keyOf(entity, `${item.id}`);
  return { putItem: { table, key, item, condition: { pk: { attributeExists: false } } } };
}

/** The update of each given field, but for those that an address is made of: `null` removes, the rest replaces. */
export function toUpdate(values: Item, fixed: readonly string[]): Item {
  const result: Item = {};
  Object.entries(values).forEach(([field, value]) => {
    if (value === undefined || fixed.includes(field)) return;
    result[field] = value === null ? operations.remove() : operations.replace(value);
  });
  return result;
}

/** The record after a conditional write: `NotFound` when there was none, `Conflict` when it had moved on. */
export function updatedOrFail(ctx: Context): Item {
  if (ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException') {
    return ctx.result
      ? fail('Conflict', 'The record has changed in the meantime.')
      : fail('NotFound', 'There is no such record.');
  }
  // AppSync takes removing what is not there for done, whatever the condition said.
  return resultOrFail<Item | null>(ctx) ?? fail('NotFound', 'There is no such record.');
}
