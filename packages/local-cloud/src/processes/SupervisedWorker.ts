import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { Restarts } from './Restarts';

interface Supervision {
  /** Name of the thread in the messages that the supervisor prints, such as `Search`. */
  name: string;
  /** Starts the worker thread. Resolves when the thread is ready. */
  launch(): Promise<Worker>;
  /**
   * Called with one sentence when the thread cannot be kept running: it crashes right after each start, or a
   * restart fails.
   */
  onLost(sentence: string): void;
}

/** Keeps a worker thread running: restarts it when it crashes. */
export class SupervisedWorker {
  private worker: Worker | null = null;
  private readonly restarts = new Restarts();

  constructor(private readonly options: Supervision) {}

  /** The running worker thread; null while it is stopped or being restarted. */
  get current(): Worker | null {
    return this.worker;
  }

  /** Starts the worker thread unless it is running. */
  async start(): Promise<void> {
    if (this.worker) return;
    this.restarts.started();
    const worker = await this.options.launch();
    this.worker = worker;
    let reason = '';
    // Without a listener, an error in the thread would end the process.
    worker.on('error', (error) => (reason = error.message));
    worker.on('exit', (code) => void this.ended(worker, reason || `exit code ${code}`));
  }

  /** Stops the worker thread until `start` is called again. */
  async terminate(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }

  private async ended(worker: Worker, how: string): Promise<void> {
    if (this.worker !== worker) return;
    const { name, onLost } = this.options;
    this.worker = null;
    const wait = this.restarts.pause();
    if (wait === null) return onLost(`${name} ends right after each start (${how}).`);
    console.error(`${name} ended unexpectedly (${how}) and is started again.`);
    await pause(wait);
    await this.start().catch((error: unknown) => onLost(`${name} could not be restarted: ${String(error)}`));
  }
}
