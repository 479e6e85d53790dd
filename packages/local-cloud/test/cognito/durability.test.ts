import { appendFileSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  AdminGetUserCommand,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { confirmSignUp, fetchAuthSession, signUp } from 'aws-amplify/auth';
import { freePort } from '../../src/processes/freePort';
import { readStack } from '../../src/template/readStack';
import { writeAssembly } from '../support/writeAssembly';
import { configureAmplify } from './support/configureAmplify';
import { newMember } from './support/newMember';
import { poolTemplate } from './support/poolTemplate';
import { refusalOf } from './support/refusalOf';
import { sdkClient } from './support/sdkClient';
import { signInByPassword } from './support/signInByPassword';
import { StartedPool, startPool } from './support/startPool';

const password = 'Enishi-2026';

const files = (pool: StartedPool) =>
  readdirSync(join(pool.environment.data, 'cognito')).map((name) =>
    join(pool.environment.data, 'cognito', name),
  );

describe('the stored data of a pool', () => {
  let pool: StartedPool;
  beforeAll(async () => {
    pool = await startPool();
    await configureAmplify(pool);
  });
  afterAll(() => pool.remove());

  test('still have users, codes, sessions and keys after a restart', async () => {
    await signUp({ username: 'waiting@example.com', password });
    await newMember(pool, 'r1@example.com', password);
    await signInByPassword('r1@example.com', password);
    const idToken = (await fetchAuthSession()).tokens?.idToken?.toString() ?? '';
    const { AuthenticationResult } = await sdkClient(pool).send(
      new InitiateAuthCommand({
        ClientId: pool.clientId('CarefulClient'),
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: 'r1@example.com', PASSWORD: password },
      }),
    );
    await pool.restart();
    expect(await pool.cognito.authenticator.userPool(idToken)).toMatchObject({ email: 'r1@example.com' });
    await expect(
      sdkClient(pool).send(
        new GetTokensFromRefreshTokenCommand({
          ClientId: pool.clientId('CarefulClient'),
          RefreshToken: AuthenticationResult?.RefreshToken,
        }),
      ),
    ).resolves.toHaveProperty('AuthenticationResult.IdToken');
    await confirmSignUp({
      username: 'waiting@example.com',
      confirmationCode: pool.code('waiting@example.com'),
    });
  });

  test('contain neither passwords nor refresh tokens, and only their owner may read the file', async () => {
    await newMember(pool, 'r2@example.com', 'a-very-secret-one');
    const { AuthenticationResult } = await sdkClient(pool).send(
      new InitiateAuthCommand({
        ClientId: pool.clientId('CarefulClient'),
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: 'r2@example.com', PASSWORD: 'a-very-secret-one' },
      }),
    );
    const kept = files(pool)
      .map((file) => readFileSync(file, 'utf8'))
      .join('');
    expect(kept).toContain('r2@example.com');
    expect(kept).not.toContain('a-very-secret-one');
    expect(kept).not.toContain(AuthenticationResult?.RefreshToken ?? 'a refresh token');
    for (const file of files(pool)) expect(statSync(file).mode & 0o077).toBe(0);
  });

  test('lose only a line that a crash left incomplete; damage before it stops the start', async () => {
    await newMember(pool, 'r3@example.com', password);
    const [journal = ''] = files(pool);
    appendFileSync(journal, '[["users","half');
    await pool.restart();
    const command = new AdminGetUserCommand({ UserPoolId: pool.poolId, Username: 'r3@example.com' });
    await expect(sdkClient(pool, 'SeedRole').send(command)).resolves.toHaveProperty('Username');
    const broken = writeAssembly({ template: poolTemplate(), environment: { port: await freePort() } });
    const damaged = new StartedPool(broken, readStack(broken));
    await damaged.open();
    await damaged.close();
    const [file = ''] = files(damaged);
    const text = readFileSync(file, 'utf8');
    rmSync(file);
    appendFileSync(file, text.replace('[[', '[[[[') + text);
    expect(await refusalOf(damaged.open())).toMatch(
      /is damaged in line 1; remove the folder to start afresh/,
    );
    rmSync(broken.assembly, { recursive: true });
  });
});
