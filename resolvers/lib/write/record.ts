import { type Context, util } from '@aws-appsync/utils';
import { operations, put, update } from '@aws-appsync/utils/dynamodb';
import { fail, invalid, type StoredRow, resultOrFail } from '../resolver';
import type { BundledEntity } from '../../../model/BundledEntity';
import { keyOf } from '../../../model/ids';

interface Stamp {
  __typename: string;
  id: string;
  createdBy: string;
  createToken?: string | null;
  /** The creation time of the record; by default the current time. */
  at?: string;
}

/**
 * Returns a text, or a list of texts, in Unicode's composed form (NFC). Some devices write か and its mark as two
 * characters; such a text looks the same, but would not be found, compared or counted like other people's.
 */
function composed(value: unknown): unknown {
  if (typeof value === 'string') return util.str.normalize(value, 'nfc');
  if (!Array.isArray(value)) return value;
  return value.map((each: unknown) => (typeof each === 'string' ? util.str.normalize(each, 'nfc') : each));
}

/**
 * Builds a new record from the given values, without nulls, and adds the attributes that every record has,
 * such as `createdAt` and `version`. Texts are composed (NFC).
 */
export function stamp(values: StoredRow, { __typename, id, createdBy, createToken, at }: Stamp): StoredRow {
  const now = at ?? util.time.nowISO8601();
  const item: StoredRow = {};
  Object.entries(values).forEach(([name, value]) => {
    if (value !== null && value !== undefined) item[name] = composed(value);
  });
  const stamped: StoredRow = {
    ...item,
    __typename,
    id,
    createdBy,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  if (createToken) stamped.createToken = createToken;
  return stamped;
}

/** Returns a PutItem request that stores a new record, on the condition that none with the same id exists. */
export function putIfAbsent(entity: BundledEntity, item: StoredRow) {
  return put({ key: keyOf(entity, `${item.id}`), item, condition: { pk: { attributeExists: false } } });
}

/**
 * Returns a transaction item that stores a new record, on the condition that none with the same id exists.
 * @param table the name of the deployed table
 */
export function putNew(table: string, entity: BundledEntity, item: StoredRow) {
  const key = keyOf(entity, `${item.id}`);
  return { putItem: { table, key, item, condition: { pk: { attributeExists: false } } } };
}

/**
 * Converts an input to a DynamoDB update: null removes an attribute, any other value replaces it. Fields that
 * are undefined or in `fixed` are left out. Texts are composed (NFC).
 */
export function toUpdate(values: StoredRow, fixed: readonly string[]): StoredRow {
  const result: StoredRow = {};
  Object.entries(values).forEach(([field, value]) => {
    if (value === undefined || fixed.includes(field)) return;
    result[field] = value === null ? operations.remove() : operations.replace(composed(value));
  });
  return result;
}

/**
 * Returns an UpdateItem request with a condition. It changes the given fields of a record, sets `updatedAt`
 * to the current time, and increments `version`.
 */
export function updateRecord(entity: BundledEntity, id: string, fields: StoredRow, condition: StoredRow) {
  return update({
    key: keyOf(entity, id),
    update: { ...fields, updatedAt: util.time.nowISO8601(), version: operations.increment(1) },
    condition,
  });
}

/**
 * Returns the record after a conditional update or delete. Throws `NotFound` if there is no such record, and `Conflict`
 * if the record did not meet the condition.
 */
export function updatedOrFail(ctx: Context): StoredRow {
  if (ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException') {
    return ctx.result
      ? fail('Conflict', 'The record has changed in the meantime.')
      : fail('NotFound', 'There is no such record.');
  }
  // AppSync reports success when it deletes a missing item, even with a condition.
  return resultOrFail<StoredRow | null>(ctx) ?? fail('NotFound', 'There is no such record.');
}

const GROUPS = ['and', 'or', 'not'];

/**
 * The maximum number of parts in the groups `and` and `or` of the argument `condition`. DynamoDB accepts expressions of
 * at most 4 KB with 300 operators.
 */
const PARTS = 12;

/**
 * Converts the field comparisons of the argument `condition`, or of one part of a group in it, to DynamoDB
 * conditions. Comparisons without an operand are left out. A `between` without two values in ascending order
 * is `InvalidInput`.
 */
function comparisons(level: StoredRow): StoredRow {
  const given: StoredRow = {};
  Object.entries(level).forEach(([field, comparison]) => {
    if (GROUPS.includes(field) || !comparison) return;
    const operators: StoredRow = {};
    Object.entries(comparison as StoredRow).forEach(([operator, operand]) => {
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

/**
 * Converts the parts of one group (`and`, `or`, `not`) in the argument `condition` to DynamoDB conditions. A
 * group inside a group is `InvalidInput`, because APPSYNC_JS has no recursion to convert it.
 */
function parts(group: StoredRow[]): StoredRow[] {
  group.forEach((part) => {
    if (part.and || part.or || part.not) invalid('condition', 'depth');
  });
  return group.map(comparisons).filter((part) => Object.keys(part).length > 0);
}

/**
 * Converts the argument `condition` of a mutation to a DynamoDB condition; empty without an argument. Empty
 * parts (`{}`, `[]`, null) are left out, because DynamoDB rejects empty expressions. Too many parts are
 * `InvalidInput`.
 */
export function dynamoCondition(condition: StoredRow | null | undefined): StoredRow {
  if (!condition) return {};
  const whole = comparisons(condition);
  const and = parts((condition.and ?? []) as StoredRow[]);
  const or = parts((condition.or ?? []) as StoredRow[]);
  const not = parts(condition.not ? [condition.not as StoredRow] : []);
  if (and.length + or.length > PARTS) invalid('condition', `0..${PARTS}`);
  if (and.length > 0) whole.and = and;
  if (or.length > 0) whole.or = or;
  if (not.length > 0) whole.not = not[0];
  return whole;
}

/**
 * Combines the server's condition `still` with the one that the caller passed: both must be met. They may
 * compare the same field.
 */
export function withCondition(still: StoredRow, condition: StoredRow | null | undefined): StoredRow {
  const asked = dynamoCondition(condition);
  return Object.keys(asked).length > 0 ? { and: [still, asked] } : still;
}

/**
 * Returns the DynamoDB condition that the record's state permits a transition to `to`. If no state does, the
 * condition is never met.
 */
export function stateCondition(
  transitions: Readonly<Record<string, readonly string[]>>,
  to: string,
): StoredRow {
  const from = Object.keys(transitions).filter((state) => transitions[state]?.includes(to));
  if (from.length === 0) return { status: { eq: 'never' } };
  return { or: from.map((state) => ({ status: { eq: state } })) };
}

/**
 * Returns the record after `putIfAbsent`: the new one or, if a record with this id already existed, the
 * existing one on a retry of the same request. Otherwise throws `Conflict`.
 */
export function createdOrFail(ctx: Context): StoredRow {
  const exists = ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException';
  return exists
    ? existingOrConflict(ctx.result as StoredRow, ctx.stash.record as StoredRow)
    : resultOrFail<StoredRow>(ctx);
}

/**
 * Returns the record with the id of a refused create, if the request is a retry of the one that created it;
 * otherwise throws `Conflict`. If there is no such record, throws `Conflict` after contention (see
 * `noteContention`), otherwise `Unauthorized`, because a parent is missing.
 */
export function resolveConflict(ctx: Context): StoredRow {
  const there = resultOrFail<StoredRow | null>(ctx);
  if (!there && ctx.stash.isContended) return fail('Conflict', 'Another write came at the same moment.');
  if (!there) return fail('Unauthorized', 'The parent is not there, or not the caller’s.');
  return existingOrConflict(there, ctx.stash.record as StoredRow);
}

/**
 * Returns the existing record if the request is a retry of the one that created it; otherwise throws
 * `Conflict`.
 */
export function existingOrConflict(there: StoredRow, sent: StoredRow): StoredRow {
  return isIdempotentRetry(there, sent) ? there : fail('Conflict', 'This record exists already.');
}

/**
 * Returns whether a request is a retry: the existing record was created by the same caller with the same
 * client token. Some records also store the tokens of further requests; these count too.
 */
export function isIdempotentRetry(there: StoredRow, sent: StoredRow): boolean {
  const tokens = [there.createToken, ...((there.formerTokens ?? []) as unknown[])];
  return !!sent.createToken && tokens.includes(sent.createToken) && there.createdBy === sent.createdBy;
}

interface Reason {
  type: string | null;
  /** The stored record for which a transaction item's condition failed; null if there is none. */
  item?: StoredRow | null;
}

/**
 * Returns DynamoDB's reasons for refusing a transaction: one for each item, in their order. Empty if it was
 * not refused.
 */
export function cancellationReasons(ctx: Context): Reason[] {
  const result = ctx.result as { cancellationReasons?: Reason[] | null } | null;
  return result?.cancellationReasons ?? [];
}

/**
 * Returns whether a transaction failed only for the moment: another transaction was writing to the same item,
 * or DynamoDB throttled this one. A retry can then succeed.
 */
export function isContention(ctx: Context): boolean {
  const types = cancellationReasons(ctx).map(({ type }) => type);
  const isPassing = types.includes('TransactionConflict') || types.includes('ThrottlingError');
  return isPassing && !types.includes('ConditionalCheckFailed');
}

/**
 * Notes in the stash, for `resolveConflict`, that a create was refused only for the moment. Otherwise
 * `resolveConflict` would report a missing parent.
 */
export function noteContention(ctx: Context): void {
  ctx.stash.isContended = isContention(ctx);
}
