import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessFile } from '../../../processes/ProcessFile';

export interface Engine {
  child: ChildProcess;
  /** Resolves when the DynamoDB engine has ended or could not be started. */
  ended: Promise<void>;
  isRunning(): boolean;
}

export interface EngineFiles {
  binary: string;
  address: { host: string; port: number };
  database: string;
  log: string;
  /** File with the process id of the running DynamoDB engine. */
  process: ProcessFile;
}

/** Returns the paths of a DynamoDB engine's database and log in its folder. */
export const engineFiles = (folder: string) => ({
  database: join(folder, 'dynamodb.sqlite'),
  log: join(folder, 'dynoxide.log'),
});

/**
 * Starts the DynamoDB engine in a process group of its own, so that Ctrl-C does not end the engine. This
 * process stops the engine itself, after it has stopped everything that uses the engine.
 */
export function spawnDynoxide({ binary, address, database, log, process: file }: EngineFiles): Engine {
  const words = openSync(log, 'a');
  const options = ['--host', address.host, '--port', String(address.port), '--db-path', database];
  const child = spawn(binary, options, { stdio: ['ignore', words, words], detached: true });
  closeSync(words);
  let running = true;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  }).then(() => {
    running = false;
  });
  if (child.pid !== undefined) file.write(child.pid);
  return { child, ended, isRunning: () => running };
}
