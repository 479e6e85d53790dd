import { rmSync } from 'node:fs';
import type { Environment } from '../../src/Environment';
import { FrontDoor } from '../../src/front-door/FrontDoor';
import { freePort } from '../../src/processes/freePort';
import type { Cognito } from '../../src/services/cognito/Cognito';
import { createCognito } from '../../src/services/cognito/createCognito';
import { readStack } from '../../src/template/readStack';
import type { Stack } from '../../src/template/Stack';
import { writeAssembly } from './writeAssembly';

interface Statement {
  Action: string | string[];
  Resource: unknown;
}

const trust = {
  Statement: [{ Effect: 'Allow', Action: 'sts:AssumeRole', Principal: { Service: 'lambda.amazonaws.com' } }],
};

/**
 * A local cloud for tests of signed requests: the HTTP server, a user pool, and a role named `Worker` with
 * the given policy statements.
 */
export class SignedCloud {
  private constructor(
    readonly environment: Environment,
    readonly stack: Stack,
    readonly door: FrontDoor,
    readonly cognito: Cognito,
  ) {}

  static async start(resources: object, statements: Statement[]): Promise<SignedCloud> {
    const PolicyDocument = { Statement: statements.map((statement) => ({ Effect: 'Allow', ...statement })) };
    const Worker = {
      Type: 'AWS::IAM::Role',
      Properties: { AssumeRolePolicyDocument: trust, Policies: [{ PolicyName: 'own', PolicyDocument }] },
    };
    const UserPool = { Type: 'AWS::Cognito::UserPool', Properties: { UsernameAttributes: ['email'] } };
    const port = await freePort();
    const environment = writeAssembly({
      template: { Resources: { ...resources, Worker, UserPool } },
      environment: { port, origin: `http://127.0.0.1:${port}` },
    });
    const stack = readStack(environment);
    const cognito = await createCognito({
      stack,
      environment,
      invokeLambda: () => Promise.reject(new Error('there are no functions')),
      sendMail: () => Promise.resolve(),
    });
    const door = new FrontDoor(port);
    await door.open();
    return new SignedCloud(environment, stack, door, cognito);
  }

  /**
   * Returns the configuration with which an SDK client calls the service at the given path prefix as the role
   * `Worker`.
   */
  client(prefix: string) {
    return {
      endpoint: `${this.environment.origin}${prefix}`,
      region: this.environment.region,
      credentials: this.cognito.roleCredentials('Example-Worker', 'test'),
      maxAttempts: 1,
    };
  }

  async stop(): Promise<void> {
    await this.door.close();
    await this.cognito.userPool.stop();
    rmSync(this.environment.assembly, { recursive: true });
  }
}
