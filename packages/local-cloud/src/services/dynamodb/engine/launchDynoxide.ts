import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { assertPortFree } from '../../../processes/assertPortFree';
import { endProcess } from '../../../processes/endProcess';
import { ProcessFile } from '../../../processes/ProcessFile';
import { Restarts } from '../../../processes/Restarts';
import { engineAddress } from './engineAddress';
import { prepareDatabase } from './prepareDatabase';
import { engineFiles, spawnDynoxide } from './spawnDynoxide';
import { waitUntilHealthy } from './waitUntilHealthy';
import { execFileSync } from 'node:child_process';

/**
 * Kills DynamoDB engines that run on the given database although their process id is in no file. Such an
 * engine is left over if a local cloud is killed after it has started the engine and before it has written
 * the file with the process id. No confirmed write is lost, because the database's journal contains it.
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
  /**
   * Stops the DynamoDB engine, and kills it if it does not stop within two seconds. Resolves when the
   * engine's process has ended.
   */
  stop(): Promise<void>;
  /**
   * Kills the DynamoDB engine at once. Call it only when this process exits. Confirmed writes are not lost:
   * the next start recovers them from the database's journal.
   */
  kill(): void;
}

/** How long to wait, in milliseconds, until the DynamoDB engine has stopped or the port is free. */
const patience = 2_000;

interface Launch {
  binary: string;
  /** Port of the local cloud, from which the address of the engine follows. */
  port: number;
  /** Folder for the DynamoDB engine's database, its log and the file with its process id. */
  folder: string;
  /**
   * Called with one sentence when the DynamoDB engine has ended and is not restarted: it crashes right after
   * each start, or another process stopped it.
   */
  onLost(sentence: string): void;
}

/**
 * Waits until the port of the DynamoDB engine is free. Kills an engine that an earlier process has left
 * running on the same database.
 * @throws Error with one sentence when the port is still in use after two seconds
 */
async function freeOfOrphans(
  { host, port }: ReturnType<typeof engineAddress>,
  database: string,
): Promise<void> {
  for (const deadline = Date.now() + patience; ; await pause(20)) {
    try {
      return await assertPortFree(port, host);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      endOrphans(database);
    }
  }
}

/**
 * Starts the DynamoDB engine and resolves when it accepts requests. An engine that an earlier process has
 * left running is ended first. If the engine crashes, it is restarted. Confirmed writes are not lost then,
 * because they are in the journal of the database.
 */
export async function launchDynoxide({ binary, port, folder, onLost }: Launch): Promise<Launched> {
  const address = engineAddress(port);
  mkdirSync(folder, { recursive: true });
  const file = new ProcessFile(join(folder, 'process'));
  await endProcess(file);
  await freeOfOrphans(address, engineFiles(folder).database);
  const files = { binary, address, ...engineFiles(folder), process: file };
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

  const endpoint = `http://${address.host}:${address.port}`;
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
