import { type Context, util } from '@aws-appsync/utils';
import { operations, put, update } from '@aws-appsync/utils/dynamodb';
import type { BundledEntity } from '../../../model/BundledEntity';
import { keyOf } from '../../../model/ids';
import type { RowOf, StoredRow } from '../../generated/types';
import type { CommonStash } from '../CommonStash';
import type { Asking } from '../operation';
import { fail, resultOrFail } from '../resolver';

interface Stamp<Name extends string> {
  __typename: Name;
  id: string;
  createdBy: string | undefined;
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
export function stamp<Name extends string>(
  values: Partial<RowOf<Name>>,
  { __typename, id, createdBy, createToken, at }: Stamp<Name>,
): RowOf<Name> {
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
  return stamped as RowOf<Name>;
}

type Identified = StoredRow & { id: string };

/** Returns a PutItem request that stores a new record, on the condition that none with the same id exists. */
export function putIfAbsent<Row extends Identified>(
  entity: BundledEntity,
  item: Row,
): Asking<ReturnType<typeof put>, Row> {
  return put({ key: keyOf(entity, item.id), item, condition: { pk: { attributeExists: false } } });
}

/**
 * Returns a transaction item that stores a new record, on the condition that none with the same id exists.
 * @param table the name of the deployed table
 */
export function putNew(table: string, entity: BundledEntity, item: Identified) {
  const key = keyOf(entity, item.id);
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
export function updateRecord<Name extends string>(
  entity: BundledEntity & { readonly name: Name },
  id: string,
  fields: StoredRow,
  condition: StoredRow,
): Asking<ReturnType<typeof update>, RowOf<Name> | null> {
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
export function updatedOrFail<Ctx extends Context>(ctx: Ctx): NonNullable<Ctx['result']>;
/** For a request whose answer has no type. */
export function updatedOrFail<Row>(ctx: Context): Row;
export function updatedOrFail(ctx: Context): unknown {
  if (ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException') {
    return ctx.result
      ? fail('Conflict', 'The record has changed in the meantime.')
      : fail('NotFound', 'There is no such record.');
  }
  // AppSync reports success when it deletes a missing item, even with a condition.
  return resultOrFail(ctx) ?? fail('NotFound', 'There is no such record.');
}

/** The context of a step that creates the record in the stash, or reads it. */
type Written<Row> = Context<unknown, CommonStash | Context['stash'], Context['prev'], Context['source'], Row>;

/**
 * Returns the record after `putIfAbsent`: the new one or, if a record with this id already existed, the
 * existing one on a retry of the same request. Otherwise throws `Conflict`.
 */
export function createdOrFail<Row extends StoredRow>(ctx: Written<Row>): Row {
  const exists = ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException';
  return exists ? existingOrConflict(ctx.result, ctx.stash.record) : resultOrFail(ctx);
}

/**
 * Returns the record with the id of a refused create, if the request is a retry of the one that created it;
 * otherwise throws `Conflict`. If there is no such record, throws `Conflict` after contention (see
 * `noteContention`), otherwise `Unauthorized`, because a parent is missing.
 */
export function resolveConflict<Row extends StoredRow>(ctx: Written<Row | null>): Row {
  const there = resultOrFail(ctx);
  if (!there && ctx.stash.isContended) return fail('Conflict', 'Another write came at the same moment.');
  if (!there) return fail('Unauthorized', 'The parent is not there, or not the caller’s.');
  return existingOrConflict(there, ctx.stash.record);
}

/**
 * Returns the existing record if the request is a retry of the one that created it; otherwise throws
 * `Conflict`.
 */
export function existingOrConflict<Row extends StoredRow>(there: Row, sent: StoredRow): Row {
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
  const result: { cancellationReasons?: Reason[] | null } | null = ctx.result;
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
