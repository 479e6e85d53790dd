import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { Environment } from '../../../src/Environment';
import type { Cognito } from '../../../src/services/cognito/Cognito';
import { createCognito } from '../../../src/services/cognito/createCognito';
import type { Mail } from '../../../src/services/cognito/mail/Mail';
import { freePort } from '../../../src/processes/freePort';
import { readStack } from '../../../src/template/readStack';
import type { Stack } from '../../../src/template/Stack';
import { now } from '../../support/now';
import { writeAssembly } from '../../support/writeAssembly';
import { poolTemplate } from './poolTemplate';

type Trigger = (event: Record<string, unknown>) => unknown;

/** A running user pool for tests, with a mailbox, a clock that can be set, and triggers that can be replaced. */
export class StartedPool {
  readonly mails: Mail[] = [];
  /** Functions that the pool calls in place of its Lambda triggers, by the trigger's ARN. Tests set them. */
  readonly triggers = new Map<string, Trigger>();
  readonly events: Record<string, unknown>[] = [];
  /** Milliseconds by which the pool's clock is ahead of the system's clock. */
  ahead = 0;
  private stoppedAt: number | null = null;
  mailFails = false;
  cognito!: Cognito;
  private server!: Server;

  constructor(
    readonly environment: Environment,
    readonly stack: Stack,
  ) {}

  async open(): Promise<this> {
    this.cognito = await createCognito({
      stack: this.stack,
      environment: this.environment,
      now: () => this.now(),
      sendMail: async (mail) => {
        if (this.mailFails) throw new Error('the post is closed');
        this.mails.unshift(mail);
      },
      invokeLambda: async (arn, event) => {
        this.events.push(structuredClone(event) as Record<string, unknown>);
        return this.triggers.get(arn)?.(event as Record<string, unknown>) ?? event;
      },
    });
    const mounts = { '/cognito-idp': this.cognito.userPool, '/cognito-identity': this.cognito.identityPool };
    this.server = createServer((request, response) => {
      const url = request.url ?? '/';
      const [prefix, service] = Object.entries(mounts).find(([path]) => url.startsWith(path)) ?? [];
      if (!prefix || !service) return void response.writeHead(404).end();
      request.headers['x-original-url'] = url;
      request.url = url.slice(prefix.length) || '/';
      void service.handle(request, response);
    });
    await new Promise<void>((resolve) => this.server.listen(this.environment.port, '127.0.0.1', resolve));
    return this;
  }

  /** Returns the time of the pool's clock, in milliseconds since 1970. */
  now(): number {
    return (this.stoppedAt ?? now()) + this.ahead;
  }

  /** Stops the pool's clock, so that only `ahead` moves it, however long the test takes. */
  stopClock(): void {
    this.stoppedAt = now();
  }

  startClock(): void {
    this.stoppedAt = null;
    this.ahead = 0;
  }

  /**
   * Returns the six-digit code in the latest mail that the user pool has sent to the given address, or `no
   * code was mailed`.
   */
  code(email: string): string {
    return /\d{6}/.exec(this.mails.find(({ to }) => to === email)?.text ?? '')?.[0] ?? 'no code was mailed';
  }

  id(type: string, logicalId: string): string {
    return this.stack.resources(type).find((resource) => resource.logicalId === logicalId)?.physicalId ?? '';
  }

  roleArn(logicalId: string): string {
    return `arn:aws:iam::${this.environment.accountId}:role/${this.id('AWS::IAM::Role', logicalId)}`;
  }

  get poolId(): string {
    return this.id('AWS::Cognito::UserPool', 'UserPool');
  }

  get identityPoolId(): string {
    return this.id('AWS::Cognito::IdentityPool', 'IdentityPool');
  }

  clientId(logicalId: 'Client' | 'CarefulClient' = 'Client'): string {
    return this.id('AWS::Cognito::UserPoolClient', logicalId);
  }

  async restart(): Promise<void> {
    await this.close();
    await this.open();
  }

  /** Closes the test's user pool and deletes its files. */
  async remove(): Promise<void> {
    await this.close();
    rmSync(this.environment.assembly, { recursive: true, force: true });
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    await this.cognito.userPool.stop();
    await this.cognito.identityPool.stop();
  }
}

/** Starts a user pool on a free port. */
export async function startPool(overrides: Parameters<typeof poolTemplate>[0] = {}): Promise<StartedPool> {
  const port = await freePort();
  const environment = writeAssembly({
    template: poolTemplate(overrides),
    environment: { port, origin: `http://127.0.0.1:${port}` },
  });
  return new StartedPool(environment, readStack(environment)).open();
}
