import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessFile } from '../../../processes/ProcessFile';

export interface Engine {
  child: ChildProcess;
  /** Resolves when the engine has ended or could not be started. */
  ended: Promise<void>;
  isRunning(): boolean;
}

export interface EngineFiles {
  binary: string;
  port: number;
  database: string;
  log: string;
  /** The file with the process id of the running engine. */
  process: ProcessFile;
}

/** The files of an engine that stores its data in this folder. */
export const engineFiles = (folder: string) => ({
  database: join(folder, 'dynamodb.sqlite'),
  log: join(folder, 'dynoxide.log'),
});

/**
 * Starts the engine in its own process group: Ctrl-C reaches only this process, which stops the engine last.
 */
export function spawnDynoxide({ binary, port, database, log, process: file }: EngineFiles): Engine {
  const words = openSync(log, 'a');
  const options = ['--host', '127.0.0.1', '--port', String(port), '--db-path', database];
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
