import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { assertPortFree } from '../../../processes/assertPortFree';
import { endProcess } from '../../../processes/endProcess';
import { ProcessFile } from '../../../processes/ProcessFile';
import { Restarts } from '../../../processes/Restarts';
import { prepareDatabase } from './prepareDatabase';
import { engineFiles, spawnDynoxide } from './spawnDynoxide';
import { waitUntilHealthy } from './waitUntilHealthy';
import { execFileSync } from 'node:child_process';

/**
 * Kills engines that still run on this database although no process file names them: a copy that was killed between
 * starting an engine and writing its process file leaves one behind. Its journal contains all acknowledged writes.
 */
function endOrphans(database: string): void {
  const processes = execFileSync('ps', ['-axo', 'pid=,args='], { encoding: 'utf8', maxBuffer: 16_000_000 });
  for (const line of processes.split('\n')) {
    const [, pid, args] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
    if (pid && args?.endsWith(` --db-path ${database}`)) process.kill(Number(pid), 'SIGKILL');
  }
}

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
  /** Folder of its database, log and process file. */
  folder: string;
  /**
   * Called when the engine is not restarted: it crashes right after each start, or was stopped from outside.
   */
  onLost(sentence: string): void;
}

/** Ends an orphaned engine when it holds the port, and waits until the port is free. */
async function freeOfOrphans(port: number, database: string): Promise<void> {
  for (const deadline = Date.now() + patience; ; await pause(20)) {
    try {
      return await assertPortFree(port);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      endOrphans(database);
    }
  }
}

/**
 * Starts the DynamoDB engine on its file and resolves when it accepts requests. First ends an engine that a
 * killed process left running. Restarts the engine when it crashes: its journal contains all acknowledged
 * writes.
 */
export async function launchDynoxide({ binary, port, folder, onLost }: Launch): Promise<Launched> {
  mkdirSync(folder, { recursive: true });
  const file = new ProcessFile(join(folder, 'process'));
  await endProcess(file);
  await freeOfOrphans(port, engineFiles(folder).database);
  const files = { binary, port, ...engineFiles(folder), process: file };
  await prepareDatabase(files.database);
  rmSync(files.log, { force: true });

  const restarts = new Restarts();
  let stopping = false;
  let engine = spawnDynoxide(files);
  const supervise = async (): Promise<void> => {
    await engine.ended;
    if (stopping) return;
    const { exitCode, signalCode } = engine.child;
    if (exitCode === 0) return onLost('DynamoDB was stopped by another process.');
    const how = signalCode ?? `exit code ${exitCode}`;
    const wait = restarts.pause();
    if (wait === null)
      return onLost(`DynamoDB ends right after each start (${how}); its last words are in ${files.log}.`);
    console.error(`DynamoDB ended unexpectedly (${how}) and is started again.`);
    await pause(wait);
    if (stopping) return;
    restarts.started();
    engine = spawnDynoxide(files);
    return supervise();
  };

  const endpoint = `http://127.0.0.1:${port}`;
  await waitUntilHealthy(endpoint, engine.isRunning).catch((error: unknown) => {
    stopping = true;
    engine.child.kill('SIGKILL');
    throw error;
  });
  void supervise();
  return {
    endpoint,
    async stop() {
      stopping = true;
      engine.child.kill('SIGTERM');
      const force = setTimeout(() => engine.child.kill('SIGKILL'), patience);
      await engine.ended;
      clearTimeout(force);
      file.remove();
    },
    kill() {
      stopping = true;
      if (engine.isRunning()) engine.child.kill('SIGKILL');
    },
  };
}
