import { cpus } from 'node:os';
import { ExecutionEnvironment } from './ExecutionEnvironment';
import type { FunctionConfiguration } from './FunctionConfiguration';
import { FunctionLogs } from './FunctionLogs';
import { Semaphore } from './Semaphore';

/**
 * Maximum number of threads for each Lambda function: as many as this machine has processors, but at least
 * two and at most four.
 */
const environmentsPerFunction = Math.max(2, Math.min(4, cpus().length));

/**
 * The execution environments (threads) of one Lambda function. An invocation uses an idle environment or, if
 * there is none, starts a new one. When the maximum number of environments is busy, the invocation waits
 * until one of them is free.
 */
export class FunctionPool {
  readonly log = new FunctionLogs();
  private readonly idle: ExecutionEnvironment[] = [];
  private readonly busy = new Set<ExecutionEnvironment>();
  private readonly turns: Semaphore;
  private stopped = false;

  /**
   * Prepares the pool. The first execution environment starts at the first invocation.
   * @param variables returns the environment variables for a new execution environment
   */
  constructor(
    public configuration: FunctionConfiguration,
    private readonly variables: (configuration: FunctionConfiguration) => Record<string, string>,
  ) {
    this.turns = new Semaphore(environmentsPerFunction);
  }

  /**
   * Calls the Lambda function's handler with an event, as soon as an execution environment is free. Event and result
   * are JSON text.
   */
  invoke(event: string): Promise<string> {
    return this.turns.take(async () => {
      const environment = this.take();
      const { folder } = this.configuration;
      try {
        return await environment.invoke(event);
      } finally {
        this.busy.delete(environment);
        if (folder !== this.configuration.folder) await environment.stop();
        else if (environment.usable) this.idle.push(environment);
      }
    });
  }

  /**
   * Replaces the code of the Lambda function by the code in a folder. Invocations in progress finish with the
   * old code.
   */
  async replaceCode(folder: string): Promise<void> {
    this.configuration = { ...this.configuration, folder };
    await Promise.all(this.idle.splice(0).map((environment) => environment.stop()));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all([...this.idle, ...this.busy].map((environment) => environment.stop()));
  }

  private take(): ExecutionEnvironment {
    if (this.stopped) throw new Error(`${this.configuration.name} is being stopped`);
    const environment =
      this.idleOne() ??
      new ExecutionEnvironment(this.configuration, this.variables(this.configuration), this.log);
    this.busy.add(environment);
    return environment;
  }

  /**
   * Takes the execution environment that became idle last out of the pool; undefined if there is none.
   * Environments whose thread has ended are removed.
   */
  private idleOne(): ExecutionEnvironment | undefined {
    for (let found = this.idle.pop(); found; found = this.idle.pop()) if (found.usable) return found;
    return undefined;
  }
}
