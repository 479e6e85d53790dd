import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { request as requestSecurely } from 'node:https';

interface Post {
  /** HTTP agent that opens and reuses the connections; Node's global agent by default. */
  agent?: Agent;
  headers: Record<string, string>;
  body: string;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

function send(url: string, { agent, headers, body }: Post): Promise<IncomingMessage> {
  const length = Buffer.byteLength(body);
  const start = url.startsWith('https:') ? requestSecurely : request;
  return new Promise((resolve, reject) => {
    const sent = start(url, { method: 'POST', agent, headers: { ...headers, 'content-length': length } });
    sent.once('response', resolve);
    sent.once('error', (error: NodeJS.ErrnoException) => {
      // The server closed the idle connection before it read the request: send the request again.
      const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
      if (sent.reusedSocket && isClosed) resolve(send(url, { agent, headers, body }));
      else reject(error);
    });
    sent.end(body);
  });
}

function readText(answer: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    answer.setEncoding('utf8');
    answer.on('data', (chunk: string) => (text += chunk));
    answer.once('end', () => resolve(text));
    answer.once('error', reject);
  });
}

/**
 * Sends an HTTP POST request over a kept-open connection and returns the response with its body as text. If
 * the server has closed that connection, sends the request again. For thousands of requests, this is faster
 * than `fetch`.
 */
export async function postText(url: string, post: Post): Promise<Answer> {
  const answer = await send(url, post);
  const text = await readText(answer);
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    text,
  };
}
