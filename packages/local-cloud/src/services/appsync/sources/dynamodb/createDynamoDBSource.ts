import type { EngineApi } from '../../../dynamodb/EngineApi';
import { EngineError } from '../../../dynamodb/EngineError';
import type { SourceRole } from '../createSourceRole';
import type { DataSource, SourceAnswer } from '../DataSource';
import { InvalidRequest } from '../InvalidRequest';
import { SourceFailure } from '../SourceFailure';
import { fromItemOrNull, type Item, toItem } from './attributeValues';
import { capacity, type Metered } from './capacity';
import type { DynamoDBRequest } from './DynamoDBRequest';
import { placeholders } from './placeholders';
import { readBatch } from './readBatch';
import { readPage } from './readPage';
import { requiredPermissions } from './requiredPermissions';
import { toServiceFailure } from './toServiceFailure';
import { transactGet, transactWrite } from './transact';
import { writeBatch } from './writeBatch';
import { writeOne } from './writeOne';

interface Options {
  name: string;
  table: string;
  engine: EngineApi;
  /** Called after a resolver's write request to DynamoDB, with the names of the request's tables. */
  onWrite(tables: readonly string[]): void;
  role: SourceRole;
  /** Returns the ARN of a DynamoDB table. */
  tableArn(table: string): string;
}

const writing = new Set([
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'BatchPutItem',
  'BatchDeleteItem',
  'TransactWriteItems',
]);

function isRequest(request: unknown): request is DynamoDBRequest {
  return typeof (request as Partial<DynamoDBRequest> | null)?.operation === 'string';
}

/** Performs GetItem for a DynamoDB data source. The result is the item, or null if there is none. */
async function readOne(engine: EngineApi, table: string, request: DynamoDBRequest): Promise<SourceAnswer> {
  const { Item, ConsumedCapacity } = await engine.call<{ Item?: Item } & Metered>('GetItem', {
    TableName: table,
    Key: toItem(request.key),
    ConsistentRead: request.consistentRead,
    ProjectionExpression: request.projection?.expression,
    ...placeholders(request.projection),
    ReturnConsumedCapacity: 'TOTAL',
  });
  return { result: fromItemOrNull(Item), consumed: capacity('read', ConsumedCapacity) };
}

function perform(engine: EngineApi, table: string, request: DynamoDBRequest): Promise<SourceAnswer> {
  const { operation } = request;
  switch (operation) {
    case 'GetItem':
      return readOne(engine, table, request);
    case 'PutItem':
    case 'UpdateItem':
    case 'DeleteItem':
      return writeOne(engine, table, { ...request, operation });
    case 'Query':
    case 'Scan':
      return readPage(engine, table, request);
    case 'BatchGetItem':
      return readBatch(engine, request);
    case 'BatchPutItem':
    case 'BatchDeleteItem':
      return writeBatch(engine, request);
    case 'TransactGetItems':
      return transactGet(engine, request);
    case 'TransactWriteItems':
      return transactWrite(engine, request);
    default:
      throw new InvalidRequest(`the DynamoDB operation ${operation} is not emulated locally`);
  }
}

/**
 * Creates a data source of type AMAZON_DYNAMODB. Requests use the table that is configured for the data
 * source; batches and transactions name their tables themselves.
 */
export function createDynamoDBSource({ name, table, engine, onWrite, role, tableArn }: Options): DataSource {
  return {
    name,
    type: 'AMAZON_DYNAMODB',
    remote: true,
    async invoke(request) {
      if (!isRequest(request))
        throw new InvalidRequest(`${name} expects a DynamoDB request with an operation`);
      try {
        const required = requiredPermissions(table, request);
        for (const { action, table: target, index } of required) {
          const arn = tableArn(target);
          role.demand('DynamoDB', action, index === undefined ? arn : `${arn}/index/${index}`);
        }
        const answer = await perform(engine, table, request);
        if (writing.has(request.operation)) onWrite(required.map(({ table: written }) => written));
        return answer;
      } catch (error) {
        const failure = error instanceof EngineError ? toServiceFailure(error) : error;
        if (!(failure instanceof SourceFailure)) throw failure;
        return { result: failure.result, error: { type: failure.type, message: failure.message } };
      }
    },
  };
}
