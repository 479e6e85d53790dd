import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { SupervisedWorker } from '../../src/processes/SupervisedWorker';

const ready = "const { parentPort } = require('node:worker_threads'); parentPort.postMessage('ready');";

/** Returns a supervised thread that runs the code once it has said that it is ready, and the losses it reports. */
export function supervise(code: string) {
  const lost: string[] = [];
  const supervised = new SupervisedWorker({
    name: 'Search',
    launch: async () => {
      const worker = new Worker(`${ready}${code}`, {
        eval: true,
        resourceLimits: { maxOldGenerationSizeMb: 8 },
      });
      await once(worker, 'message');
      return worker;
    },
    onLost: (sentence) => lost.push(sentence),
  });
  return { supervised, lost };
}
