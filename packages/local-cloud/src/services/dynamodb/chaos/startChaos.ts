import { createServer, Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isForeign } from '../../../front-door/isForeign';
import { postText } from '../../../http/postText';
import { readBody } from '../../../http/readBody';
import { EngineApi } from '../EngineApi';
import type { Chaos } from './Chaos';
import { LateIndices } from './LateIndices';
import { refusalOf, type Refusal } from './refusalOf';
import type { Item } from './writtenKeys';

const bodyLimit = 32 * 1024 * 1024;
const contentType = { 'content-type': 'application/x-amz-json-1.0' };

export interface RunningChaos {
  /** The URL of the proxy server. Resolvers and functions use it as the URL of DynamoDB. */
  endpoint: string;
  /** Resolves when secondary indices show the writes so far. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Returns a function that returns random numbers from 0 (inclusive) to 1 (exclusive). The same seed gives the
 * same sequence. The generator is Mulberry32.
 */
function createDraw(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Input {
  TableName?: string;
  RequestItems?: Record<string, unknown>;
  TransactItems?: Record<string, { TableName: string }>[];
}

/**
 * Returns the names of the tables for which DynamoDB counts a refused request as throttled; empty if it was
 * refused for another reason.
 */
function throttledTables(refusal: Refusal, input: Record<string, unknown>): string[] {
  const { TableName, RequestItems = {}, TransactItems = [] } = input as Input;
  const { __type: type, CancellationReasons: reasons } = refusal;
  if (reasons)
    return TransactItems.flatMap((parts, at) =>
      reasons[at]?.Code === 'ThrottlingError' ? Object.values(parts).map((part) => part.TableName) : [],
    );
  if (!/Throughput|Throttling/.test(type)) return [];
  return TableName ? [TableName] : Object.keys(RequestItems);
}

/**
 * Starts a proxy server for a DynamoDB engine. Depending on `chaos`, the proxy refuses some requests, or
 * returns index reads without the latest writes. Everything else passes unchanged.
 * @param engine the URL of the engine, which need not be running yet
 * @param onThrottle called when a request is refused because of too many requests, once for each of its
 * tables
 */
export async function startChaos(
  chaos: Chaos,
  engine: string,
  onThrottle: (table: string, operation: string) => void = () => undefined,
): Promise<RunningChaos> {
  const api = new EngineApi(engine, 'DynamoDB');
  const agent = new Agent({ keepAlive: true });
  const draw = createDraw(chaos.seed);
  const indices = new LateIndices(api, createDraw(chaos.seed + 1));
  const isLate = chaos.kinds.includes('stale');

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = (await readBody(request, bodyLimit)).toString();
    const target = String(request.headers['x-amz-target'] ?? '');
    const [service, action = ''] = target.split('.');
    const input = (body ? JSON.parse(body) : {}) as Record<string, unknown>;
    const refusal = service?.startsWith('DynamoDB_') ? refusalOf(chaos, action, input, draw) : null;
    if (refusal) {
      for (const table of throttledTables(refusal, input)) onThrottle(table, action);
      response.writeHead(400, contentType).end(JSON.stringify(refusal));
      return;
    }
    if (isLate && service?.startsWith('DynamoDB_')) await indices.remember(action, input);
    const { authorization = '', 'x-amz-date': date = '' } = request.headers;
    const headers = {
      ...{ authorization, 'x-amz-date': String(date), 'x-amz-target': target },
      'content-type': String(request.headers['content-type'] ?? contentType['content-type']),
    };
    const answered = await postText(engine, { agent, headers, body });
    const requestId = String(answered.headers['x-amzn-requestid'] ?? '');
    response.writeHead(answered.status, { ...contentType, 'x-amzn-requestid': requestId });
    const isIndexRead = isLate && input.IndexName !== undefined && answered.status === 200;
    if (!isIndexRead) return void response.end(answered.text);
    const page = JSON.parse(answered.text) as { Items?: Item[] };
    response.end(JSON.stringify(await indices.withoutLate(input, page)));
  };
  const server = createServer((request, response) => {
    if (isForeign(request, null)) return void response.writeHead(403).end();
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    settled: () => indices.settled(),
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      agent.destroy();
      api.close();
    },
  };
}
