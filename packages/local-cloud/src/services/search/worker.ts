import { parentPort, workerData } from 'node:worker_threads';
import type { Condition } from './Condition';
import { loadDictionary } from './analysis/japanese/loadDictionary';
import { serve } from './http/serve';
import type { SearchWorkerData } from './SearchWorkerData';
import { Store } from './store/Store';

async function run({ folder, port, condition }: SearchWorkerData): Promise<void> {
  const store = new Store(folder, await loadDictionary());
  const server = await serve(store, port);
  store.cluster.meet(condition);
  parentPort?.postMessage('ready');
  parentPort?.on('message', (message: 'stop' | Condition) => {
    if (message !== 'stop') {
      store.cluster.meet(message);
      parentPort?.postMessage('met');
      return;
    }
    parentPort?.removeAllListeners('message');
    server.close();
    server.closeAllConnections();
    store.close();
    parentPort?.postMessage('stopped');
  });
}

void run(workerData as SearchWorkerData);
