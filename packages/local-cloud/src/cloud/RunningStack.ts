import type { Environment } from '../Environment';
import { createAppSync } from '../services/appsync/createAppSync';
import { areTablesEmpty } from '../services/dynamodb/areTablesEmpty';
import type { Search } from '../services/search/createSearch';
import type { Stack } from '../template/Stack';
import type { Services } from './startServices';

/** A deployed stack. */
export class RunningStack {
  constructor(
    private readonly stack: Stack,
    private readonly environment: Environment,
    private readonly services: Services,
    private readonly search: Search,
  ) {}

  /** Runs the functions of the stack's custom resources in the order of `DependsOn`. */
  async createCustomResources(): Promise<void> {
    await this.services.customResources.deploy();
  }

  /** Lets functions consume the tables' streams. */
  async startStreams(): Promise<void> {
    await this.services.streams.start();
  }

  areTablesEmpty(): Promise<boolean> {
    return areTablesEmpty(this.stack, this.services.client);
  }

  /** Invokes a function, by name or ARN, and returns its result. */
  invoke(functionName: string, payload: unknown): Promise<unknown> {
    return this.services.host.invoke(functionName, payload);
  }

  /** Resolves when streams, queues and functions are idle and search finds everything written. */
  async drain(): Promise<void> {
    await this.services.drained();
    await this.search.refresh();
  }

  /**
   * Serves the GraphQL API that `stack` describes now in place of the one that was served before. Only queries and
   * mutations: open sockets stay with the API that was deployed.
   * @returns stops the new one
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
