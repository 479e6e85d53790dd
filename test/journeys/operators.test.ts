import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '../support/api/readConfig';
import { temporaryPassword } from '../support/api/temporaryPassword';
import { fillFirstProfile } from '../support/browser/fillFirstProfile';
import { journey } from '../support/journey';
import { unique } from '../support/unique';

/** Runs a command of infra/operations against the stack of the tests, and returns what it printed. */
async function run(command: string, ...args: string[]): Promise<string> {
  const { port } = new URL((await readConfig()).graphqlEndpoint);
  const file = join('infra', 'operations', `${command}.ts`);
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', file, ...args], {
    env: { ...process.env, PORT: port },
  });
  return stdout;
}

test('npm run smoke finds that the deployment works', async () => {
  expect(await run('smoke')).toMatch(/^\d+ passed, 0 failed$/m);
});

test('npm run smoke fails when the deployment does not', async () => {
  const origin = new URL((await readConfig()).graphqlEndpoint).origin;
  // A URL below the site: its configuration, pages and scripts are missing.
  await expect(run('smoke', '--url', `${origin}/assets`)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('/config.json answers 404'),
  });
});

journey.onAPhone(
  'the first administrator is invited, chooses a password and administrates',
  async (visit) => {
    const { page, open } = visit;
    const email = unique.email();
    expect(await run('admin', '--email', email)).toContain(`${email} gets a mail with a temporary password`);
    const temporary = await temporaryPassword(email);

    await open('/auth/login');
    await page.getByLabel('メールアドレス').fill(email);
    await page.getByLabel('パスワード', { exact: true }).fill(temporary);
    await page.getByRole('button', { name: 'ログイン', exact: true }).click();
    await page.getByLabel('新しいパスワード', { exact: true }).fill('Administrator-2026');
    await page.getByLabel('新しいパスワード（確認）').fill('Administrator-2026');
    await page.getByRole('button', { name: '設定してログイン' }).click();
    // The rights of an administrator begin with the consent to the terms.
    await page.waitForURL('**/auth/profile-register');
    await fillFirstProfile(visit);
    await page.getByRole('button', { name: '登録する' }).click();
    await page.waitForURL('**/admin/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();

    // Once more, for an account that is confirmed by now.
    expect(await run('admin', '--email', email)).toContain(`${email} has an account`);
  },
);
