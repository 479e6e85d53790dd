import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hashFiles } from '../../../local/assembly/hashFiles';
import { makeOnce } from '../../../local/assembly/makeOnce';
import { ProcessFile } from '../../../local/processes/ProcessFile';
import { freePort } from './freePort';
import { launchStack } from './launchStack';

const root = join(__dirname, '..', '..', '..');
const scratch = join(root, '.local', 'test');
/** All that the data of a fresh copy can depend on, besides the day of which they tell. */
const inputs = ['infra', 'lambdas', 'local', 'model', 'resolvers', 'schema.graphql', 'package-lock.json'];

async function make(folder: string): Promise<void> {
  const port = await freePort();
  const own = join(scratch, String(port));
  rmSync(own, { recursive: true, force: true });
  const stack = await launchStack({ port, folder: own, args: ['--no-web'] });
  await stack.stop();
  renameSync(join(own, String(port), 'data'), folder);
  rmSync(own, { recursive: true });
}

/** Of suites that start side by side one makes the data, and the others wait for them. */
async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  mkdirSync(scratch, { recursive: true });
  const turn = new ProcessFile(join(scratch, 'seeding.pid'));
  for (;;) {
    try {
      turn.write(process.pid, { exclusive: true });
      break;
    } catch {
      if (turn.running() === null)
        turn.remove(); // Left by a killed process.
      else await pause(200);
    }
  }
  return task().finally(() => turn.remove());
}

/** The data of a copy that was started on none and stopped once it was ready: seeded and indexed. */
export async function seededData(): Promise<string> {
  const hash = hashFiles(root, inputs, new Date().toISOString().slice(0, 10));
  const { path } = await inTurn(() => makeOnce({ name: 'seeded', hash, make }));
  return path;
}
