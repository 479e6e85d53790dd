import { notEmulated } from '../notEmulated';
import { dynamodbUtil } from './dynamodbUtil';
import { operations } from './operations';
import { condition, expression, given, projection, refuseVersioning } from './requestParts';
import { toTypedMap } from './toAttributeValue';
import { buildTransactWriteItem, type TransactWriteInput } from './buildTransactWriteItem';
import { buildUpdateExpression } from './buildUpdateExpression';

type Attributes = Record<string, unknown>;

interface KeyInput {
  key: Attributes;
  condition?: unknown;
}

interface PageInput {
  index?: string | null;
  limit?: number | null;
  nextToken?: string | null;
  filter?: unknown;
  projection?: string[];
  consistentRead?: boolean | null;
  scanIndexForward?: boolean | null;
  select?: string | null;
}

function page({ filter, projection: paths, ...rest }: PageInput) {
  return {
    ...given(rest),
    ...(filter === null || filter === undefined ? {} : { filter: expression('filter', filter) }),
    ...projection(paths),
  };
}

function mapTables<T, R>(tables: Record<string, T>, convert: (table: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, convert(table)]));
}

/**
 * Emulates the module `@aws-appsync/utils/dynamodb`. Most of its functions return a request for a DynamoDB
 * data source; the others (`toStringSet`, `operations` and so on) return values for use in such requests.
 */
export const dynamodbModule = {
  get: (input: KeyInput & { consistentRead?: boolean; projection?: string[] }) => ({
    operation: 'GetItem',
    key: toTypedMap(input.key),
    ...given({ consistentRead: input.consistentRead }),
    ...projection(input.projection),
  }),
  put: (input: KeyInput & { item: Attributes }) => {
    refuseVersioning(input);
    return {
      operation: 'PutItem',
      key: toTypedMap(input.key),
      attributeValues: toTypedMap(input.item),
      ...condition(input.condition),
    };
  },
  update: (input: KeyInput & { update: Attributes }) => {
    refuseVersioning(input);
    return {
      operation: 'UpdateItem',
      key: toTypedMap(input.key),
      update: buildUpdateExpression(input.update),
      ...condition(input.condition),
    };
  },
  remove: (input: KeyInput) => {
    refuseVersioning(input);
    return { operation: 'DeleteItem', key: toTypedMap(input.key), ...condition(input.condition) };
  },
  query: ({ query, ...input }: PageInput & { query: unknown }) => ({
    operation: 'Query',
    query: expression('key condition', query),
    ...page(input),
  }),
  scan: (input: PageInput & { segment?: number; totalSegments?: number }) => ({
    operation: 'Scan',
    ...page(input),
  }),
  batchGet: (input: {
    tables: Record<string, { keys: Attributes[]; consistentRead?: boolean; projection?: string[] }>;
  }) => ({
    operation: 'BatchGetItem',
    tables: mapTables(input.tables, ({ keys, consistentRead, projection: paths }) => ({
      keys: keys.map(toTypedMap),
      ...given({ consistentRead }),
      ...projection(paths),
    })),
  }),
  batchPut: (input: { tables: Record<string, Attributes[]> }) => ({
    operation: 'BatchPutItem',
    tables: mapTables(input.tables, (items) => items.map(toTypedMap)),
  }),
  batchDelete: (input: { tables: Record<string, Attributes[]> }) => ({
    operation: 'BatchDeleteItem',
    tables: mapTables(input.tables, (keys) => keys.map(toTypedMap)),
  }),
  transactGet: (input: { items: { table: string; key: Attributes; projection?: string[] }[] }) => ({
    operation: 'TransactGetItems',
    transactItems: input.items.map(({ table, key, projection: paths }) => ({
      table,
      key: toTypedMap(key),
      ...projection(paths),
    })),
  }),
  transactWrite: (input: TransactWriteInput) => ({
    operation: 'TransactWriteItems',
    transactItems: input.items.map(buildTransactWriteItem),
  }),
  sync: notEmulated('sync of @aws-appsync/utils/dynamodb'),
  toStringSet: dynamodbUtil.toStringSet,
  toNumberSet: dynamodbUtil.toNumberSet,
  toBinarySet: dynamodbUtil.toBinarySet,
  operations,
};
