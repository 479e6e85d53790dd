import { createServer, Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isForeign } from '../../../front-door/isForeign';
import { postText } from '../../../http/postText';
import { readBody } from '../../../http/readBody';
import { EngineApi } from '../EngineApi';
import type { Chaos } from './Chaos';
import { createDraw } from './createDraw';
import { LateIndices } from './LateIndices';
import { refusalOf } from './refusalOf';
import { throttledTables } from './throttledTables';
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
