import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { threadLimits } from '../../processes/threadLimits';
import type { FunctionConfiguration } from './FunctionConfiguration';
import { LambdaError, type FunctionFailure } from './LambdaError';
import type { FunctionLogs } from './FunctionLogs';
import type { InvocationMessage, RuntimeData, RuntimeMessage } from './messages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCommonJs } from '../toCommonJs';

let source: string | undefined;
/**
 * Returns the code of runtime.ts as JavaScript. It runs in the worker thread of a Lambda function, where it
 * loads and calls the handler. A thread cannot load TypeScript, because it runs without this process's
 * loader.
 */
function readRuntimeSource(): string {
  source ??= toCommonJs(readFileSync(join(__dirname, 'runtime.ts'), 'utf8'), 'runtime.ts', 'typescript');
  return source;
}

interface Pending {
  resolve(result: string): void;
  reject(error: LambdaError): void;
  requestId: string;
}

const exited = (why: string): FunctionFailure => ({
  errorType: 'Runtime.ExitError',
  errorMessage: `Error: Runtime exited with error: ${why}`,
});

/**
 * A worker thread that has loaded the code of a Lambda function. It corresponds to an execution environment
 * of Lambda, and handles one event at a time.
 */
export class ExecutionEnvironment {
  private readonly worker: Worker;
  private readonly loaded: Promise<void>;
  private pending: Pending | null = null;
  private dead: LambdaError | null = null;

  constructor(
    private readonly configuration: FunctionConfiguration,
    variables: Record<string, string>,
    log: FunctionLogs,
  ) {
    const { folder, handler, name, arn, memoryMegabytes } = configuration;
    const data: RuntimeData = { folder, handler, functionName: name, functionArn: arn, memoryMegabytes };
    this.worker = new Worker(readRuntimeSource(), {
      eval: true,
      workerData: data,
      env: variables,
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: threadLimits(memoryMegabytes),
    });
    this.worker.unref();
    for (const stream of [this.worker.stdout, this.worker.stderr]) {
      stream.on('data', (output: Buffer) => log.add(output.toString()));
    }
    this.loaded = new Promise((resolve, reject) => {
      this.worker.on('message', (message: RuntimeMessage) => this.receive(message, resolve));
      this.worker.on('error', (error: NodeJS.ErrnoException) => this.end(this.failureOf(error), reject));
      this.worker.on('exit', (code) => this.end(exited(`exit status ${code}`), reject));
    });
    this.loaded.catch(() => undefined);
  }

  get usable(): boolean {
    return this.dead === null;
  }

  /**
   * Calls the function's handler with an event.
   * @param event JSON text
   * @returns the handler's result as JSON text
   * @throws LambdaError when the code cannot be loaded, the handler throws or takes too long, or the thread
   * ends
   */
  async invoke(event: string): Promise<string> {
    await this.loaded;
    if (this.dead) throw this.dead;
    const requestId = randomUUID();
    const milliseconds = this.configuration.timeoutSeconds * 1000;
    const message: InvocationMessage = { requestId, event, deadline: Date.now() + milliseconds };
    const seconds = this.configuration.timeoutSeconds.toFixed(2);
    const timer = setTimeout(() => {
      const errorMessage = `RequestId: ${requestId} Error: Task timed out after ${seconds} seconds`;
      this.end({ errorType: 'Sandbox.Timedout', errorMessage });
    }, milliseconds);
    try {
      return await new Promise<string>((resolve, reject) => {
        this.pending = { resolve, reject, requestId };
        this.worker.postMessage(message);
      });
    } finally {
      clearTimeout(timer);
    }
  }

  async stop(): Promise<void> {
    this.end(exited('the host stops'));
    await this.worker.terminate();
  }

  private receive(message: RuntimeMessage, ready: () => void): void {
    if (message.kind === 'ready') ready();
    else if (message.kind === 'broken') this.end(message.failure);
    else if (this.pending?.requestId === message.requestId) {
      const { resolve, reject } = this.pending;
      this.pending = null;
      if (message.kind === 'result') resolve(message.result);
      else reject(new LambdaError(message.failure));
    }
  }

  private end(failure: FunctionFailure, rejectLoading?: (error: LambdaError) => void): void {
    this.dead ??= new LambdaError(failure);
    rejectLoading?.(this.dead);
    this.pending?.reject(this.dead);
    this.pending = null;
    void this.worker.terminate();
  }

  private failureOf(error: NodeJS.ErrnoException): FunctionFailure {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return exited('signal: killed');
    return { errorType: error.name, errorMessage: error.message, trace: error.stack?.split('\n') };
  }
}
