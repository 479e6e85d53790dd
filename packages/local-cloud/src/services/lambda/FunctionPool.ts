import { cpus } from 'node:os';
import { ExecutionEnvironment } from './ExecutionEnvironment';
import type { FunctionConfiguration } from './FunctionConfiguration';
import { FunctionLogs } from './FunctionLogs';
import { Semaphore } from './Semaphore';

/** Enough to keep the processors busy; more threads would only take turns. */
const environmentsPerFunction = Math.max(2, Math.min(4, cpus().length));

/** The execution environments of one function: started when needed, reused, replaced when they end. */
export class FunctionPool {
  readonly log = new FunctionLogs();
  private readonly idle: ExecutionEnvironment[] = [];
  private readonly busy = new Set<ExecutionEnvironment>();
  private readonly turns: Semaphore;
  private stopped = false;

  /** @param variables of the environment, read at each start of one */
  constructor(
    public configuration: FunctionConfiguration,
    private readonly variables: (configuration: FunctionConfiguration) => Record<string, string>,
  ) {
    this.turns = new Semaphore(
      Math.min(environmentsPerFunction, configuration.reservedConcurrency ?? Infinity),
    );
  }

  /** Runs one event; waits for a free environment when all are busy. Both sides are JSON. */
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

  /** Later events run the code in this folder; those under way end with the code that they began with. */
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

  /** The one used last: what is left idle longest may have ended meanwhile. */
  private idleOne(): ExecutionEnvironment | undefined {
    for (let found = this.idle.pop(); found; found = this.idle.pop()) if (found.usable) return found;
    return undefined;
  }
}
