import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeOnce } from '../../../local/assembly/makeOnce';
import { seededRecipe } from '../../../local/cloud/seededRecipe';
import { ProcessFile } from '../../../local/processes/ProcessFile';

const scratch = join(__dirname, '..', '..', '..', '.local', 'test');

/** Of suites that start side by side one makes the data, and the others wait for them. */
export async function seededData(): Promise<void> {
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
  await makeOnce(seededRecipe()).finally(() => turn.remove());
}
