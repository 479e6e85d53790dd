import { once } from 'node:events';
import { Agent } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { postText } from '../../src/http/postText';

const answer = 'HTTP/1.1 200 OK\r\nconnection: keep-alive\r\ncontent-length: 2\r\n\r\nok';

let server: Server;
let agent: Agent;
let connections: number;
let requests: number;

/**
 * Starts a server that responds to the given number of requests per connection and resets the connection at
 * the next request.
 */
async function listen(answered: number): Promise<string> {
  server = createServer((socket) => {
    connections += 1;
    let left = answered;
    socket.on('error', () => undefined);
    socket.on('data', () => {
      requests += 1;
      if (left-- > 0) socket.write(answer);
      else socket.resetAndDestroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

beforeEach(() => {
  agent = new Agent({ keepAlive: true });
  connections = 0;
  requests = 0;
});
afterEach(() => {
  agent.destroy();
  server.close();
});

const post = (url: string) => postText(url, { agent, headers: {}, body: '{}' });

describe('an open connection', () => {
  test('is used for the next call too', async () => {
    const url = await listen(2);
    await post(url);
    expect((await post(url)).text).toBe('ok');
    expect(connections).toBe(1);
  });

  test('that the server has closed meanwhile is replaced, and the call is repeated', async () => {
    const url = await listen(1);
    await post(url);
    expect((await post(url)).text).toBe('ok');
    expect(requests).toBe(3);
  });
});

test('the failure of a new connection is reported, because the server may have processed the request', async () => {
  const url = await listen(0);
  await expect(post(url)).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(requests).toBe(1);
});
