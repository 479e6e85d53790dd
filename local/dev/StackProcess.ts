import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '../projectRoot';

interface Settings {
  args: string[];
  /**
   * Port on which the stack's front door (its HTTP server) listens. URLs in the stack use `PORT` instead,
   * where Vite listens and forwards requests.
   */
  listen: number;
  /** Called with each piece of output that the child process of the stack writes. */
  print(output: string): void;
  /** Called when the child process ends without a call of `stop` after it has been ready. */
  onLost(): void;
}

/**
 * Runs the local cloud in a child process, which can be stopped and started again. The child process also
 * ends when the process that started it ends.
 */
export class StackProcess {
  private child: ChildProcess | null = null;

  constructor(private readonly settings: Settings) {}

  get isRunning(): boolean {
    return this.child !== null;
  }

  /**
   * Starts the child process. Resolves to true when the stack is ready. Resolves to false if the process ends
   * before that; it has then printed the reason.
   */
  async start(): Promise<boolean> {
    const { args, listen, print, onLost } = this.settings;
    // The child has a process group of its own, so that Ctrl-C reaches it only once, through stop(). It notices by
    // the closing IPC channel when this process has ended in any other way.
    const child = spawn(process.execPath, ['--import', 'tsx', 'local/main.ts', '--no-web', ...args], {
      cwd: projectRoot,
      detached: true,
      env: { ...process.env, FRONT_DOOR_PORT: String(listen) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    let isReady = false;
    const ready = new Promise<void>((resolve) => {
      let output = '';
      child.stdout?.on('data', (chunk: Buffer) => {
        print(chunk.toString());
        if (isReady) return;
        output += chunk;
        if (/^ready in/m.test(output)) resolve();
      });
    });
    child.stderr?.on('data', (chunk: Buffer) => print(chunk.toString()));
    child.once('close', () => {
      const wasExpected = this.child !== child;
      if (!wasExpected) this.child = null;
      if (isReady && !wasExpected) onLost();
    });
    await Promise.race([ready, once(child, 'close')]);
    isReady = this.child === child;
    return isReady;
  }

  /**
   * Stops the child process with SIGINT and waits until it has ended. All writes that its services have
   * confirmed are then on disk.
   */
  async stop(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill('SIGINT');
    await closed;
  }

  /** Kills the child process and its database engine at once, with SIGKILL. */
  kill(): void {
    const { child } = this;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The process has ended in the meantime.
    }
  }
}
