import type { Context } from '@aws-appsync/utils';
import { batchGet, get, query } from '@aws-appsync/utils/dynamodb';
import type { Table } from '../../model/Entity';
import { childrenPrefix, keyOf, type RecordKey } from '../../model/ids';
import type { EntitiesIn, EntityName, RowOf, StoredRow } from '../generated/types';
import type { Asking } from './operation';
import { resultOrFail, tableName } from './resolver';

/*
 * Requests that read records, with the types of what they read.
 */

/** What a Query reads. */
export interface QueryResult<Row = StoredRow> {
  items: Row[];
  nextToken?: string | null;
}

type Named<Name extends string> = Parameters<typeof keyOf>[0] & { readonly name: Name };
type GetItem<Row> = Asking<ReturnType<typeof get>, Row | null>;
type Query<Row> = Asking<ReturnType<typeof query>, QueryResult<Row>>;

/** Returns a GetItem request for the item with this key. */
export function getItem<Row = StoredRow>(key: StoredRow | RecordKey): GetItem<Row> {
  return get({ key });
}

/** Returns a strongly consistent GetItem request for the item with this key. */
export function getLatestItem<Row = StoredRow>(key: StoredRow | RecordKey): GetItem<Row> {
  return get({ key, consistentRead: true });
}

/** Returns a GetItem request for the record of an entity with this id. */
export function getRecord<Name extends string>(entity: Named<Name>, id: string): GetItem<RowOf<Name>> {
  return getItem(keyOf(entity, id));
}

/** Returns a strongly consistent GetItem request for the record of an entity with this id. */
export function getLatestRecord<Name extends string>(entity: Named<Name>, id: string): GetItem<RowOf<Name>> {
  return getLatestItem(keyOf(entity, id));
}

/** Returns a Query for up to 1,000 items with this partition key. */
export function queryPartition<Row = StoredRow>(pk: string): Query<Row> {
  return query({ query: { pk: { eq: pk } }, limit: 1000 });
}

/**
 * Returns a Query for up to 1,000 items below a parent record: the records of an entity, and their
 * descendants.
 */
export function queryChildren<Name extends string>(
  entity: Named<Name>,
  parentId: string,
): Query<RowOf<Name>> {
  const { pk, sk } = childrenPrefix(entity, parentId);
  return query({ query: { pk: { eq: pk }, sk: { beginsWith: sk } }, limit: 1000 });
}

/** Returns a BatchGet request for items of one table. */
export function batchGetItems(ctx: Context, name: Table, keys: (StoredRow | RecordKey)[]) {
  return batchGet({ tables: { [tableName(ctx, name)]: { keys } } });
}

type TableOf<Name extends string> = Name extends EntityName
  ? { [Each in Table]: Name extends EntitiesIn[Each] ? Each : never }[Table]
  : Table;

/**
 * Returns the items of one table that a BatchGet read, in the order of their keys. A missing item is null.
 * Empty if the BatchGet did not read the table.
 * @typeParam Name the entities that were read
 */
export function batchItems<Name extends string = string>(
  ctx: Context,
  name: TableOf<Name>,
): (RowOf<Name> | null)[];
/** For keys of different entities, which are named in the order of the keys. */
export function batchItems<Names extends readonly string[]>(
  ctx: Context,
  name: TableOf<Names[number]>,
): { [At in keyof Names]?: RowOf<Names[At]> | null };
export function batchItems(ctx: Context, name: Table): unknown[] {
  const { data } = resultOrFail<{ data: Record<string, unknown[]> }>(ctx);
  return data[tableName(ctx, name)] ?? [];
}
