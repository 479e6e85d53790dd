import { type Context, util } from '@aws-appsync/utils';
import { batchGet, get, query } from '@aws-appsync/utils/dynamodb';
import { type Caller, callerOf, type Identity, mayCall } from '../../model/access';
import type { Entity, Table } from '../../model/Entity';
import type { ErrorType, InvalidInputInfo } from '../../model/errors';
import { childrenPrefix, keyOf, type RecordKey } from '../../model/ids';
import type { InputRules } from '../../model/limits/InputRules';

/*
 * What nearly every resolver uses: who calls, whether they may, reading records, and the two ways to fail.
 */

/** A stored record, or the attributes of one. */
export type Item = Record<string, unknown>;

/** The caller of this field, from the verified identity alone. */
export function getCaller(ctx: Context): Caller {
  return callerOf(ctx.identity as Identity | null, `${ctx.env.publishingRole}`, `${ctx.env.clientArea}`);
}

/** The parent record, as its resolver returned it; includes attributes that the schema does not have. */
export function getSource(ctx: Context): Item {
  return (ctx.source ?? {}) as Item;
}

/** The physical name of a table, for transactions and batch reads. */
export function tableName(ctx: Context, name: Table): string {
  return `${ctx.env[`${name}Table`]}`;
}

/** Ends the request with an error. The message is for developers; users see a text that depends on the type. */
export function fail(type: ErrorType, message: string, info?: InvalidInputInfo): never {
  return util.error(message, type, null, info ?? null);
}

/** Rejects a value with `InvalidInput`, which names the argument and the rule that it breaks. */
export function invalid(field: string, rule: string): never {
  return util.error(`${field}: ${rule}`, 'InvalidInput', null, { field, rule });
}

/** The data source's result. Its errors become `InternalFailure`, without internal details. */
export function resultOrFail<Result>(ctx: Context): Result {
  if (ctx.error) util.error('The request could not be completed. Please try again.', 'InternalFailure');
  return ctx.result as Result;
}

/** Requests the item with this key. */
export function getItem(key: Item | RecordKey) {
  return get({ key });
}

/** Requests the item with this key, including writes of the last moment. */
export function getLatestItem(key: Item | RecordKey) {
  return get({ key, consistentRead: true });
}

/** Requests the record of an entity with this id. */
export function getRecord(entity: Parameters<typeof keyOf>[0], id: string) {
  return getItem(keyOf(entity, id));
}

/** Requests the record of an entity with this id, including writes of the last moment. */
export function getLatestRecord(entity: Parameters<typeof keyOf>[0], id: string) {
  return getLatestItem(keyOf(entity, id));
}

/** Requests all items with this partition key. */
export function queryPartition(pk: string) {
  return query({ query: { pk: { eq: pk } }, limit: 1000 });
}

/** Requests all records of an entity below a parent record. */
export function queryChildren(entity: Entity, parentId: string) {
  const { pk, sk } = childrenPrefix(entity, parentId);
  return query({ query: { pk: { eq: pk }, sk: { beginsWith: sk } }, limit: 1000 });
}

/** Requests items of one table by their keys. */
export function batchGetItems(ctx: Context, name: Table, keys: (Item | RecordKey)[]) {
  return batchGet({ tables: { [tableName(ctx, name)]: { keys } } });
}

/** The items that a batch read returned from this table, in the order of their keys; null for a missing one. */
export function batchItems(ctx: Context, name: Table): (Item | null)[] {
  const { data } = resultOrFail<{ data: Record<string, (Item | null)[]> }>(ctx);
  return data[tableName(ctx, name)] ?? [];
}

/**
 * Returns the caller, or fails with `Unauthorized` when the model does not grant this root field to this kind
 * of caller. Then rejects arguments that are too long and invalid input: a caller without the right to call
 * learns nothing about the rules. Runs before anything is read.
 */
export function authorizeAndValidate(ctx: Context): Caller {
  const who = getCaller(ctx);
  if (!mayCall(GRANTS, who)) fail('Unauthorized', 'Not for this kind of caller.');
  if (LONGEST) checkArguments(ctx);
  if (INPUT) checkInput(ctx);
  return who;
}

/** Rejects arguments that exceed their maximum length; the fields of `input` have their own rules. */
function checkArguments({ args }: Context<Item>): void {
  Object.entries(LONGEST ?? {}).forEach(([field, most]) => {
    const value = args[field] ?? '';
    const text = typeof value === 'object' ? JSON.stringify(value) : `${value}`;
    if (text.length > most) fail('InvalidInput', field, { field, rule: `0..${most}` });
  });
}

/** From 1900, with an offset of hours and minutes: GraphQL accepts more, which OpenSearch then rejects. */
const DATE_FORMAT = '^(19|[2-9][0-9])[0-9]{2}-[0-9]{2}-[0-9]{2}$';
const TIME_FORMAT = '^(19|[2-9][0-9])[0-9]{2}-[0-9-]{5}T[0-9:.]+(Z|[+-][0-9]{2}:[0-9]{2})$';

/** Rejects values that break the rules of the mutation's `input`; absent fields are not checked. */
function checkInput({ args }: Context<{ input?: Item | null }>): void {
  const { line, list, most, required, dates, times } = INPUT as InputRules;
  Object.entries(args.input ?? {}).forEach(([field, value]) => {
    const name = `input.${field}`;
    if (value === null && required.includes(field)) invalid(name, 'required');
    const values = (Array.isArray(value) ? value : [value]) as unknown[];
    if (values.length > list) invalid(name, `0..${list} elements`);
    const longest = most[field] ?? line;
    const isLong = values.some((text) => typeof text === 'string' && text.length > longest);
    if (longest > 0 && isLong) invalid(name, `0..${longest}`);
    if (!value) return;
    if (dates.includes(field) && !util.matches(DATE_FORMAT, `${value}`)) invalid(name, 'date');
    if (times.includes(field) && !util.matches(TIME_FORMAT, `${value}`)) invalid(name, 'dateTime');
  });
  if (HAS_TOKEN) newIdSegment(args.input?.clientToken as string | null | undefined);
}

const TEN_MINUTES = 600000;

/**
 * The id segment of a new record: the client's token, so that a repeated create finds the record of the first
 * call, or a new ULID. A token must be a ULID of the last or next ten minutes, otherwise it is `InvalidInput`.
 */
export function newIdSegment(token: string | null | undefined): string {
  if (!token) return util.autoUlid();
  if (!util.matches('^[0-7][0-9A-HJKMNP-TV-Z]{25}$', token)) invalid('input.clientToken', 'ulid');
  const age = util.time.nowEpochMilliSeconds() - ulidTime(token);
  if (age > TEN_MINUTES || age < -TEN_MINUTES) invalid('input.clientToken', 'withinTenMinutes');
  return token;
}

const ULID_DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The time of a ULID, its first ten characters, as milliseconds since 1970. Source: github.com/ulid/spec. */
export function ulidTime(ulid: string): number {
  return ulid
    .slice(0, 10)
    .split('')
    .reduce((time, character) => time * 32 + ULID_DIGITS.indexOf(character), 0);
}
