import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Environment } from '../../Environment';
import type { SearchWorkerData } from './SearchWorkerData';

export interface Search {
  endpoint: string;
  /** Makes everything written so far findable. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the stand-in for OpenSearch in a thread of its own, on the port of `searchEndpoint`, with its data in
 * `<data>/search`. When `searchEndpoint` is another machine's or another program's, that one is used as it is.
 */
export async function createSearch({ environment }: { environment: Environment }): Promise<Search> {
  const endpoint = environment.searchEndpoint.replace(/\/$/, '');
  const refresh = async (): Promise<void> => {
    await fetch(`${endpoint}/_refresh`, { method: 'POST' });
  };
  if (process.env.OPENSEARCH_ENDPOINT) return { endpoint, refresh, stop: () => Promise.resolve() };
  const data: SearchWorkerData = {
    folder: join(environment.data, 'search'),
    port: Number(new URL(endpoint).port),
  };
  // Threads do not inherit tsx, so the thread begins by asking for it.
  const start = `require('tsx/cjs'); require(${JSON.stringify(join(__dirname, 'worker.ts'))});`;
  const resourceLimits = { maxOldGenerationSizeMb: 4096 };
  const worker = new Worker(start, { eval: true, workerData: data, resourceLimits });
  await once(worker, 'message');
  return {
    endpoint,
    refresh,
    stop: async () => {
      const stopped = once(worker, 'message');
      worker.postMessage('stop');
      await stopped;
      await worker.terminate();
    },
  };
}
