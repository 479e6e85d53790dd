import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Environment } from '../../Environment';
import { SupervisedWorker } from '../../processes/SupervisedWorker';
import { threadLimits } from '../../processes/threadLimits';
import { type Condition, wellCondition } from './Condition';
import type { SearchWorkerData } from './SearchWorkerData';

export interface Search {
  endpoint: string;
  /** Makes the documents that were written so far visible to searches, as OpenSearch's refresh does. */
  refresh(): Promise<void>;
  /**
   * Ends the search engine as a crash would. Until `resume`, requests fail; no confirmed write is lost.
   * Rejects if the local cloud uses a real OpenSearch.
   */
  interrupt(): Promise<void>;
  /**
   * Starts the search engine again, with its stored data, after `interrupt`. Rejects if the local cloud uses
   * a real OpenSearch.
   */
  resume(): Promise<void>;
  /** What the domain is made to go through. */
  readonly condition: Condition;
  /** Changes what the domain is made to go through. Rejects if the local cloud uses a real OpenSearch. */
  meet(changes: Partial<Condition>): Promise<void>;
  stop(): Promise<void>;
}

interface SearchOptions {
  environment: Environment;
  /**
   * Called with one sentence if the search engine's thread crashes right after each start or cannot be
   * restarted.
   */
  onLost(sentence: string): void;
}

/** How long, in milliseconds, the search engine's thread may take to end before it is terminated. */
const patience = 10_000;

/**
 * Starts the emulated OpenSearch in a thread. It listens on the port of `searchEndpoint` and stores its data
 * in `<data>/search`. If OPENSEARCH_ENDPOINT is set, nothing is started: `searchEndpoint` is then the URL of
 * a real OpenSearch.
 */
export async function createSearch({ environment, onLost }: SearchOptions): Promise<Search> {
  const endpoint = environment.searchEndpoint.replace(/\/$/, '');
  const refresh = async (): Promise<void> => {
    await fetch(`${endpoint}/_refresh`, { method: 'POST' });
  };
  const notOurs = () => Promise.reject(new Error(`${endpoint} is not ours to interrupt`));
  if (process.env.OPENSEARCH_ENDPOINT)
    return {
      ...{ endpoint, refresh, interrupt: notOurs, resume: notOurs, meet: notOurs },
      ...{ condition: wellCondition, stop: () => Promise.resolve() },
    };
  const place = { folder: join(environment.data, 'search'), port: Number(new URL(endpoint).port) };
  let condition = wellCondition;
  const supervised = new SupervisedWorker({
    name: 'Search',
    launch: () => launch({ ...place, condition }),
    onLost,
  });
  await supervised.start();
  return {
    endpoint,
    refresh,
    interrupt: () => supervised.terminate(),
    resume: () => supervised.start(),
    get condition() {
      return condition;
    },
    async meet(changes) {
      condition = { ...condition, ...changes };
      const worker = supervised.current;
      if (!worker) return;
      const met = once(worker, 'message');
      worker.postMessage(condition);
      await met;
    },
    async stop() {
      const worker = supervised.current;
      if (!worker) return;
      const stopped = once(worker, 'message');
      worker.postMessage('stop');
      // Terminating an unresponsive thread loses nothing: its log on disk has everything acknowledged.
      await Promise.race([stopped, pause(patience, undefined, { ref: false })]);
      await supervised.terminate();
    },
  };
}

async function launch(workerData: SearchWorkerData): Promise<Worker> {
  // Worker threads do not inherit the TypeScript loader tsx, so the thread loads it first.
  const start = `require('tsx/cjs'); require(${JSON.stringify(join(__dirname, 'worker.ts'))});`;
  const worker = new Worker(start, {
    eval: true,
    workerData,
    // A hundred thousand jobs take 200 MB. With a higher limit, the garbage collector would start too late.
    resourceLimits: threadLimits(1024),
  });
  await once(worker, 'message');
  return worker;
}
