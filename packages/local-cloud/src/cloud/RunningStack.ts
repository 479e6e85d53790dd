import type { Environment } from '../Environment';
import { createAppSync } from '../services/appsync/createAppSync';
import { areTablesEmpty } from '../services/dynamodb/areTablesEmpty';
import type { RunningChaos } from '../services/dynamodb/chaos/startChaos';
import type { Search } from '../services/search/createSearch';
import type { Stack } from '../template/Stack';
import type { Services } from './startServices';

/** A stack that is deployed in the local cloud. */
export class RunningStack {
  constructor(
    private readonly stack: Stack,
    private readonly environment: Environment,
    private readonly services: Services,
    private readonly search: Search,
    private readonly chaos: RunningChaos | null,
  ) {}

  /** Invokes the Lambda functions behind the stack's custom resources, in the order that `DependsOn` prescribes. */
  async createCustomResources(): Promise<void> {
    await this.services.customResources.deploy();
  }

  /** Starts passing the records of the DynamoDB streams to the Lambda functions that consume them. */
  async startStreams(): Promise<void> {
    await this.services.streams.start();
  }

  /** Lets the scheduled jobs run at their times. */
  startSchedules(): void {
    this.services.schedules.start();
  }

  areTablesEmpty(): Promise<boolean> {
    return areTablesEmpty(this.stack, this.services.client);
  }

  /** Invokes a Lambda function, by its name or ARN, and returns its result. */
  invoke(functionName: string, payload: unknown): Promise<unknown> {
    return this.services.host.invoke(functionName, payload);
  }

  /**
   * Resolves when streams, queues and functions are idle, and search and the secondary indices show everything
   * written.
   */
  async drain(): Promise<void> {
    await this.services.drained();
    await this.chaos?.settled();
    await this.search.refresh();
  }

  /**
   * Lets the GraphQL API that `stack` declares answer queries and mutations from now on. WebSockets still use
   * the API that was deployed first.
   * @returns a function that stops the new API
   */
  replaceApi(stack: Stack): () => Promise<void> {
    const { appsync, cognito, host } = this.services;
    const next = createAppSync({
      stack,
      environment: this.environment,
      authenticator: cognito.authenticator,
      invokeLambda: (functionArn, payload) => host.invoke(functionArn, payload),
    });
    appsync.handle = (request, response) => next.handle(request, response);
    return () => next.stop();
  }
}
