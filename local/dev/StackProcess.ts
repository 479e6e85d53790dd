import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '../projectRoot';

interface Settings {
  args: string[];
  /** Where its front door listens; what it calls itself is PORT. */
  listen: number;
  /** What it prints. */
  print(output: string): void;
  /** Called when it ends without having been asked to. */
  onLost(): void;
}

/** The stack, in a process of its own that ends with this one and can be started again. */
export class StackProcess {
  private child: ChildProcess | null = null;

  constructor(private readonly settings: Settings) {}

  get isRunning(): boolean {
    return this.child !== null;
  }

  /** Resolves when it is ready; false when it ended before, having printed why. */
  async start(): Promise<boolean> {
    const { args, listen, print, onLost } = this.settings;
    // A group of its own: Ctrl-C reaches it once, through stop(). Over the channel it learns of any other end.
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

  /** Ends it in order: everything that it has acknowledged is stored. */
  async stop(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill('SIGINT');
    await closed;
  }

  /** Ends it and its engines at once. */
  kill(): void {
    const { child } = this;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended in the meantime.
    }
  }
}
