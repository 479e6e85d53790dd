import { type Context, util } from '@aws-appsync/utils';
import { operations, put, update } from '@aws-appsync/utils/dynamodb';
import { fail, invalid, type Item, resultOrFail } from '../resolver';
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

/** A new record: the given values without nulls, and the attributes that every record has. */
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

/** Stores a record unless one with its id exists. */
export function putIfAbsent(entity: Entity, item: Item) {
  return put({ key: keyOf(entity, `${item.id}`), item, condition: { pk: { attributeExists: false } } });
}

/** The transaction item that stores a record unless one with its id exists. */
export function putNew(table: string, entity: Entity, item: Item) {
  const key = keyOf(entity, `${item.id}`);
  return { putItem: { table, key, item, condition: { pk: { attributeExists: false } } } };
}

/**
 * The update expression's values: null removes a field, other values replace it. `fixed` fields, which the
 * key depends on, are left out.
 */
export function toUpdate(values: Item, fixed: readonly string[]): Item {
  const result: Item = {};
  Object.entries(values).forEach(([field, value]) => {
    if (value === undefined || fixed.includes(field)) return;
    result[field] = value === null ? operations.remove() : operations.replace(value);
  });
  return result;
}

/** Changes a record that meets the condition: these fields, the time of its last change and its version. */
export function updateRecord(entity: Entity, id: string, fields: Item, condition: Item) {
  return update({
    key: keyOf(entity, id),
    update: { ...fields, updatedAt: util.time.nowISO8601(), version: operations.increment(1) },
    condition,
  });
}

/**
 * The record after a conditional write: `NotFound` if there was none, `Conflict` if it did not meet the
 * condition.
 */
export function updatedOrFail(ctx: Context): Item {
  if (ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException') {
    return ctx.result
      ? fail('Conflict', 'The record has changed in the meantime.')
      : fail('NotFound', 'There is no such record.');
  }
  // AppSync reports success when it deletes a missing item, even with a condition.
  return resultOrFail<Item | null>(ctx) ?? fail('NotFound', 'There is no such record.');
}

const GROUPS = ['and', 'or', 'not'];

/** The comparisons of one level, without those that have no operand. */
function comparisons(level: Item): Item {
  const given: Item = {};
  Object.entries(level).forEach(([field, comparison]) => {
    if (GROUPS.includes(field) || !comparison) return;
    const operators: Item = {};
    Object.entries(comparison as Item).forEach(([operator, operand]) => {
      if (operand === null || operand === undefined) return;
      if (operator === 'between') {
        const [least, most] = operand as [number, number];
        if ((operand as unknown[]).length !== 2 || least > most) invalid(`condition.${field}`, 'between');
      }
      operators[operator] = operand;
    });
    if (Object.keys(operators).length > 0) given[field] = operators;
  });
  return given;
}

/** The parts of a group. Nested groups are rejected, since the runtime has no recursion to convert them. */
function parts(group: Item[]): Item[] {
  group.forEach((part) => {
    if (part.and || part.or || part.not) invalid('condition', 'depth');
  });
  return group.map(comparisons).filter((part) => Object.keys(part).length > 0);
}

/**
 * A mutation's condition as DynamoDB expects it. Empty parts (`{}`, `[]`, null) are left out, since
 * DynamoDB rejects empty expressions.
 */
export function dynamoCondition(condition: Item | null | undefined): Item {
  if (!condition) return {};
  const whole = comparisons(condition);
  const and = parts((condition.and ?? []) as Item[]);
  const or = parts((condition.or ?? []) as Item[]);
  const not = parts(condition.not ? [condition.not as Item] : []);
  if (and.length > 0) whole.and = and;
  if (or.length > 0) whole.or = or;
  if (not.length > 0) whole.not = not[0];
  return whole;
}

/** Combines the server's condition with the caller's, which may use the same fields. */
export function withCondition(still: Item, condition: Item | null | undefined): Item {
  const asked = dynamoCondition(condition);
  return Object.keys(asked).length > 0 ? { and: [still, asked] } : still;
}

/**
 * The condition that a record is in a state from which the transition table allows this one; never true if
 * there is none.
 */
export function stateCondition(transitions: Readonly<Record<string, readonly string[]>>, to: string): Item {
  const from = Object.keys(transitions).filter((state) => transitions[state]?.includes(to));
  if (from.length === 0) return { status: { eq: 'never' } };
  return { or: from.map((state) => ({ status: { eq: state } })) };
}

/** The record that `putIfAbsent` stored; if one existed, what `existingOrConflict` returns for it. */
export function createdOrFail(ctx: Context): Item {
  const exists = ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException';
  return exists ? existingOrConflict(ctx.result as Item, ctx.stash.record as Item) : resultOrFail<Item>(ctx);
}

/**
 * After a refused create, returns what `existingOrConflict` does for the stored record. Without one, the
 * parent is missing.
 */
export function resolveConflict(ctx: Context): Item {
  const there = resultOrFail<Item | null>(ctx);
  if (!there) return fail('Unauthorized', 'The parent is not there, or not the caller’s.');
  return existingOrConflict(there, ctx.stash.record as Item);
}

/** The stored record if the caller repeats the request that made it; otherwise `Conflict`. */
export function existingOrConflict(there: Item, sent: Item): Item {
  return isIdempotentRetry(there, sent) ? there : fail('Conflict', 'This record exists already.');
}

/** True when the same caller made the stored record with the same client token. */
export function isIdempotentRetry(there: Item, sent: Item): boolean {
  return !!sent.createToken && there.createToken === sent.createToken && there.createdBy === sent.createdBy;
}

interface Reason {
  type: string | null;
}

/** The reason for each item of a refused transaction, in their order; empty if it was not refused. */
export function cancellationReasons(ctx: Context): Reason[] {
  const result = ctx.result as { cancellationReasons?: Reason[] | null } | null;
  return result?.cancellationReasons ?? [];
}

/**
 * True when a transaction failed only because another one wrote the same items at that moment, so that it
 * can be tried again.
 */
export function isContention(ctx: Context): boolean {
  const reasons = cancellationReasons(ctx);
  const failed = reasons.filter(({ type }) => type === 'ConditionalCheckFailed');
  return failed.length === 0 && reasons.filter(({ type }) => type === 'TransactionConflict').length > 0;
}
