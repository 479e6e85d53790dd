import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { FunctionFailure } from './LambdaError';
import type { InvocationMessage, RuntimeData, RuntimeMessage } from './messages';

type Handler = (event: unknown, context: object, callback: Callback) => unknown;
type Callback = (error?: unknown, result?: unknown) => void;

const data = workerData as RuntimeData;
const say = (message: RuntimeMessage) => parentPort?.postMessage(message);

function failureOf(thrown: unknown): FunctionFailure {
  if (!(thrown instanceof Error))
    return { errorType: typeof thrown, errorMessage: String(thrown), trace: [] };
  return { errorType: thrown.name, errorMessage: thrown.message, trace: thrown.stack?.split('\n') ?? [] };
}

async function load(): Promise<Handler> {
  const dot = data.handler.lastIndexOf('.');
  const base = join(data.folder, data.handler.slice(0, dot));
  const name = data.handler.slice(dot + 1);
  const module = (
    existsSync(`${base}.mjs`)
      ? await import(pathToFileURL(`${base}.mjs`).href)
      : createRequire(`${base}.js`)(`${base}.js`)
  ) as Record<string, unknown>;
  const handler = module[name];
  if (typeof handler === 'function') return handler as Handler;
  throw Object.assign(new Error(`${data.handler} is undefined or not exported`), {
    name: 'Runtime.HandlerNotFound',
  });
}

/**
 * Calls the handler of a Lambda function, and resolves to its result. A handler can return its result, return
 * a promise of it, or pass it to the callback.
 */
function call(handler: Handler, { requestId, event, deadline }: InvocationMessage): Promise<unknown> {
  const context = {
    awsRequestId: requestId,
    callbackWaitsForEmptyEventLoop: true,
    functionName: data.functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: data.functionArn,
    memoryLimitInMB: String(data.memoryMegabytes),
    logGroupName: `/aws/lambda/${data.functionName}`,
    logStreamName: 'local',
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
  return new Promise((resolve, reject) => {
    // The handler may reject with a value that is not an Error; failureOf handles that.
    const callback: Callback = (error, result) => (error == null ? resolve(result) : reject(error));
    const answer = handler(JSON.parse(event), context, callback);
    if (answer instanceof Promise) answer.then(resolve, reject);
    else if (handler.length < 3) resolve(answer);
  });
}

async function answer(handler: Handler, message: InvocationMessage): Promise<void> {
  const { requestId } = message;
  try {
    const result = await call(handler, message);
    say({ kind: 'result', requestId, result: JSON.stringify(result) ?? 'null' });
  } catch (thrown) {
    say({ kind: 'failure', requestId, failure: failureOf(thrown) });
  }
}

load().then(
  (handler) => {
    parentPort?.on('message', (message: InvocationMessage) => void answer(handler, message));
    say({ kind: 'ready' });
  },
  (thrown: unknown) => say({ kind: 'broken', failure: failureOf(thrown) }),
);
