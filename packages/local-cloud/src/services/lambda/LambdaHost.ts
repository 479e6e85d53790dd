import { setTimeout as pause } from 'node:timers/promises';
import { Concurrency } from './Concurrency';
import type { FunctionConfiguration } from './FunctionConfiguration';
import type { FunctionPool } from './FunctionPool';
import { LambdaError } from './LambdaError';
import type { LogLine } from './FunctionLogs';
import { markAsCommonJs } from './markAsCommonJs';
import { TooManyInvocations } from './TooManyInvocations';

/** How one invocation of a Lambda function ended; `throttled` if it was refused and the function did not run. */
export type Outcome = { hasFailed: boolean; milliseconds: number } | 'throttled';

/**
 * Sends a record of a failed invocation to an SQS queue. It is called after all attempts of an asynchronous
 * invocation of a Lambda function have failed.
 */
export type SendToQueue = (queueArn: string, body: unknown) => void;

/**
 * Milliseconds before the first and the second retry of a failed asynchronous Lambda invocation. In AWS,
 * Lambda waits one minute and two minutes.
 */
const retryAfterMilliseconds = [1_000, 2_000];

/**
 * Milliseconds before an asynchronous invocation that was refused is repeated. In AWS, Lambda waits between one
 * second and five minutes.
 */
const retryThrottledAfter = 1_000;

const functionName = /^(?:arn:aws:lambda:[^:]+:\d+:function:)?([^:]+)(?::[^:]+)?$/;

/** Runs the Lambda functions of the stack. */
export class LambdaHost {
  private readonly underway = new Set<Promise<void>>();
  private readonly concurrency = new Concurrency();
  private stopped = false;

  constructor(
    private readonly pools: Map<string, FunctionPool>,
    private readonly sendToQueue: SendToQueue,
    /**
     * Called with the configuration of a Lambda function after each of its invocations, because the function
     * may have written to tables, and because CloudWatch counts its errors, its duration and refused invocations.
     */
    private readonly onEnd: (configuration: FunctionConfiguration, outcome: Outcome) => void = () =>
      undefined,
  ) {}

  /**
   * Returns the configuration of a Lambda function. `reference` is its name or its ARN, with or without a qualifier.
   * @returns null when the stack has no such function for Node.js
   */
  find(reference: string): FunctionConfiguration | null {
    return this.pools.get(functionName.exec(reference)?.[1] ?? '')?.configuration ?? null;
  }

  /**
   * Invokes a Lambda function and waits for its result.
   * @throws LambdaError with the message of the function's error when it fails
   * @throws TooManyInvocations when too many invocations are underway
   * @throws Error when the stack has no such function for Node.js
   */
  async invoke(reference: string, payload: unknown): Promise<unknown> {
    return JSON.parse(await this.invokeJson(reference, JSON.stringify(payload ?? null)));
  }

  /** Invokes a Lambda function like `invoke`, but event and result are JSON text. */
  async invokeJson(reference: string, event: string): Promise<string> {
    return this.run(this.pool(reference), event);
  }

  /**
   * Invokes a Lambda function asynchronously. If the invocation fails, it is retried as often as the template
   * says; while too many others are underway, it waits. If all attempts fail, a record of the invocation is
   * sent to the function's failure queue, if it has one.
   */
  invokeLater(reference: string, payload: unknown): void {
    const work = this.attempt(this.pool(reference), payload).finally(() => this.underway.delete(work));
    this.underway.add(work);
  }

  /**
   * Sets how many invocations of all functions may run at once, as the quota of an AWS account does; null for the
   * usual quota.
   */
  restrict(limit: number | null): void {
    this.concurrency.restrict(limit);
  }

  /**
   * Resolves when no asynchronous invocation is running or waiting for a retry. The result is true if there
   * was such an invocation when this method was called.
   */
  async settled(): Promise<boolean> {
    const hadWork = this.underway.size > 0;
    while (this.underway.size > 0) await Promise.all(this.underway);
    return hadWork;
  }

  /**
   * Replaces the code of the Lambda function that has the given `Description` in the template by the code in
   * a folder.
   * @throws Error when the stack has no such function
   */
  async replaceCode(description: string, folder: string): Promise<void> {
    const pool = [...this.pools.values()].find(
      ({ configuration }) => configuration.description === description,
    );
    if (!pool) throw new Error(`The stack has no function for Node that is described as ${description}`);
    markAsCommonJs(folder);
    await pool.replaceCode(folder);
  }

  /** Returns the log lines of each Lambda function, by the function's name. */
  logs(): Record<string, LogLine[]> {
    return Object.fromEntries([...this.pools].map(([name, { log }]) => [name, log.list()]));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all([...this.pools.values()].map((pool) => pool.stop()));
  }

  private pool(reference: string): FunctionPool {
    const found = this.pools.get(functionName.exec(reference)?.[1] ?? '');
    if (!found) throw new Error(`The stack has no function for Node called ${reference}`);
    return found;
  }

  private async run(pool: FunctionPool, event: string): Promise<string> {
    const { configuration } = pool;
    const begun = performance.now();
    const end = (hasFailed: boolean) =>
      this.onEnd(configuration, { hasFailed, milliseconds: performance.now() - begun });
    try {
      const result = await this.concurrency.take(configuration, () => pool.invoke(event));
      end(false);
      return result;
    } catch (error) {
      if (error instanceof TooManyInvocations) this.onEnd(configuration, 'throttled');
      else end(true);
      throw error;
    }
  }

  private async attempt(pool: FunctionPool, payload: unknown): Promise<void> {
    const { arn, retries, onFailure } = pool.configuration;
    for (let attempts = 1; !this.stopped; attempts += 1) {
      try {
        await this.run(pool, JSON.stringify(payload ?? null));
        return;
      } catch (error) {
        if (error instanceof TooManyInvocations) {
          attempts -= 1; // The function has not run, so this attempt does not count.
          await pause(retryThrottledAfter, undefined, { ref: false });
          continue;
        }
        if (attempts <= retries) {
          await pause(retryAfterMilliseconds[attempts - 1], undefined, { ref: false });
          continue;
        }
        pool.log.add(`An asynchronous event failed ${attempts} times and was given up: ${String(error)}`);
        const failure = error instanceof LambdaError ? error.failure : { errorMessage: String(error) };
        if (onFailure) {
          this.sendToQueue(onFailure, {
            version: '1.0',
            timestamp: new Date().toISOString(),
            requestContext: {
              functionArn: arn,
              condition: 'RetriesExhausted',
              approximateInvokeCount: attempts,
            },
            requestPayload: payload,
            responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
            responsePayload: failure,
          });
        }
        return;
      }
    }
  }
}
