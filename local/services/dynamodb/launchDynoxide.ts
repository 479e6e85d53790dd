import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { assertPortFree } from '../../processes/assertPortFree';
import { endProcess } from '../../processes/endProcess';
import { ProcessFile } from '../../processes/ProcessFile';
import { prepareDatabase } from './prepareDatabase';
import { untilHealthy } from './untilHealthy';

export interface Launched {
  endpoint: string;
  /** Ends the engine; resolves when its last page is written. */
  stop(): Promise<void>;
  /** Ends it at once, for the last moment of this process; the next start recovers its journal. */
  kill(): void;
}

/** How long it may take to end by itself; nothing acknowledged is lost when it has to be killed. */
const patience = 2_000;

interface Launch {
  binary: string;
  port: number;
  /** Where its database, its log and its process file lie. */
  folder: string;
  /** Called when it ends without having been stopped. */
  onLost(sentence: string): void;
}

/**
 * Starts the DynamoDB engine on its file and resolves when it answers. One that an earlier, killed start left
 * behind is ended first.
 */
export async function launchDynoxide({ binary, port, folder, onLost }: Launch): Promise<Launched> {
  mkdirSync(folder, { recursive: true });
  const file = new ProcessFile(join(folder, 'process'));
  await endProcess(file);
  await assertPortFree(port);
  const database = join(folder, 'dynamodb.sqlite');
  await prepareDatabase(database);

  const logPath = join(folder, 'dynoxide.log');
  const log = openSync(logPath, 'w');
  const options = ['--host', '127.0.0.1', '--port', String(port), '--db-path', database];
  // A process group of its own: Ctrl-C reaches this process alone, which ends the engine last.
  const child = spawn(binary, options, { stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  let running = true;
  let stopping = false;
  void ended.then(() => {
    running = false;
    if (!stopping) onLost(`DynamoDB ended unexpectedly; its last words are in ${logPath}.`);
  });
  if (child.pid !== undefined) file.write(child.pid);

  const endpoint = `http://127.0.0.1:${port}`;
  await untilHealthy(endpoint, () => running);
  return {
    endpoint,
    async stop() {
      stopping = true;
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), patience);
      await ended;
      clearTimeout(force);
      file.remove();
    },
    kill() {
      stopping = true;
      if (running) child.kill('SIGKILL');
    },
  };
}
