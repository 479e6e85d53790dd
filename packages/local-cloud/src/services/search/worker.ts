import { parentPort, workerData } from 'node:worker_threads';
import { loadDictionary } from './analysis/japanese/loadDictionary';
import { serve } from './http/serve';
import type { SearchWorkerData } from './SearchWorkerData';
import { Store } from './store/Store';

async function run({ folder, port }: SearchWorkerData): Promise<void> {
  const store = new Store(folder, await loadDictionary());
  const server = await serve(store, port);
  parentPort?.postMessage('ready');
  parentPort?.once('message', () => {
    server.close();
    server.closeAllConnections();
    store.close();
    parentPort?.postMessage('stopped');
  });
}

void run(workerData as SearchWorkerData);
