import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { AdminGetUserCommand, SignUpCommand } from '@aws-sdk/client-cognito-identity-provider';
import { freePort } from '../../src/processes/freePort';
import { readStack } from '../../src/template/readStack';
import { writeAssembly } from '../support/writeAssembly';
import { poolTemplate } from './support/poolTemplate';
import { sdkClient } from './support/sdkClient';
import { StartedPool } from './support/startPool';

const password = 'Enishi-2026';

describe('a pool that is killed', () => {
  test('has lost nothing that it acknowledged, in five rounds', async () => {
    const port = await freePort();
    const environment = writeAssembly({
      template: poolTemplate(),
      environment: { port, origin: `http://127.0.0.1:${port}` },
    });
    const pool = new StartedPool(environment, readStack(environment));
    const script = join(__dirname, 'support', 'servePool.ts');
    const acknowledged: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(environment)]);
      await once(child.stdout, 'data');
      const client = sdkClient(pool);
      const register = async (writer: number) => {
        for (let count = 0; ; count += 1) {
          const Username = `k${round}-${writer}-${count}@example.com`;
          const input = { ClientId: pool.clientId(), Username, Password: password };
          await client.send(new SignUpCommand(input));
          acknowledged.push(Username);
          if (acknowledged.length % 7 === 6) child.kill('SIGKILL');
        }
      };
      await Promise.allSettled([0, 1, 2, 3].map(register));
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
    await pool.open();
    try {
      const admin = sdkClient(pool, 'SeedRole');
      expect(acknowledged.length).toBeGreaterThan(5);
      for (const Username of acknowledged) {
        const command = new AdminGetUserCommand({ UserPoolId: pool.poolId, Username });
        await expect(admin.send(command)).resolves.toMatchObject({ UserStatus: 'UNCONFIRMED' });
      }
    } finally {
      await pool.remove();
    }
  });
});
