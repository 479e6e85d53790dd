import type { EngineApi } from '../../../dynamodb/EngineApi';
import type { SourceAnswer } from '../DataSource';
import { InvalidRequest } from '../InvalidRequest';
import { fromItem, type Item } from './attributeValues';
import { capacity, type Metered } from './capacity';
import type { DynamoDBRequest } from './DynamoDBRequest';
import { placeholders } from './placeholders';
import { SourceFailure } from '../SourceFailure';

/** Encodes the last key of a DynamoDB page as AppSync's opaque `nextToken`; null when no further page follows. */
function toPageToken(key: Item | undefined): string | null {
  return key ? Buffer.from(JSON.stringify({ version: 3, key })).toString('base64') : null;
}
/**
 * Decodes AppSync's `nextToken` to the key after which a DynamoDB page begins; undefined without a token.
 * @throws SourceFailure with AppSync's message when the token is invalid
 */
function fromPageToken(token: string | null | undefined): Item | undefined {
  if (token === null || token === undefined) return undefined;
  try {
    const { version, key } = JSON.parse(Buffer.from(token, 'base64').toString()) as {
      version: number;
      key: Item;
    };
    if (version === 3 && typeof key === 'object') return key;
  } catch {
    // An invalid token is refused below.
  }
  throw new SourceFailure(
    'DynamoDB:UserIllegalArgumentException',
    'com.amazonaws.deepdish.common.pagination.InvalidPaginationTokenException: Invalid pagination token given.',
  );
}

type Page = { Items?: Item[]; LastEvaluatedKey?: Item; ScannedCount?: number } & Metered;

function common(table: string, request: DynamoDBRequest) {
  return {
    TableName: table,
    IndexName: request.index,
    Limit: request.limit,
    ConsistentRead: request.consistentRead,
    Select: request.select,
    FilterExpression: request.filter?.expression,
    ProjectionExpression: request.projection?.expression,
    ExclusiveStartKey: fromPageToken(request.nextToken),
    ReturnConsumedCapacity: 'TOTAL' as const,
    ...placeholders(request.query, request.filter, request.projection),
  };
}

function send(engine: EngineApi, table: string, request: DynamoDBRequest) {
  if (request.operation === 'Scan') {
    const { segment, totalSegments } = request;
    const parallel = { Segment: segment, TotalSegments: totalSegments };
    return engine.call<Page>('Scan', { ...common(table, request), ...parallel });
  }
  if (!request.query) throw new InvalidRequest('Query needs a query expression');
  return engine.call<Page>('Query', {
    ...common(table, request),
    KeyConditionExpression: request.query.expression,
    ScanIndexForward: request.scanIndexForward ?? true,
  });
}

/** Performs Query or Scan for a DynamoDB data source. The result is `{ items, nextToken, scannedCount }`. */
export async function readPage(
  engine: EngineApi,
  table: string,
  request: DynamoDBRequest,
): Promise<SourceAnswer> {
  const answer = await send(engine, table, request);
  return {
    result: {
      items: (answer.Items ?? []).map(fromItem),
      nextToken: toPageToken(answer.LastEvaluatedKey),
      scannedCount: answer.ScannedCount,
    },
    consumed: capacity('read', answer.ConsumedCapacity),
  };
}
