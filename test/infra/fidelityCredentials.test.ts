import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useCredentials } from '../fidelity/useCredentials';

const folder = mkdtempSync(join(tmpdir(), 'credentials-'));
const file = join(folder, 'credentials');
const before = { ...process.env };

beforeEach(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) delete process.env[name];
  Object.assign(process.env, {
    ...{ AWS_SHARED_CREDENTIALS_FILE: file, AWS_CONFIG_FILE: '/dev/null', AWS_EC2_METADATA_DISABLED: 'true' },
  });
  const keys =
    'aws_access_key_id = key-of-profile\naws_secret_access_key = secret\naws_session_token = token\n';
  writeFileSync(file, `[operator]\n${keys}`);
});
afterAll(() => {
  process.env = before;
  rmSync(folder, { recursive: true });
});

test('a profile is enough, and its keys are those of every question', async () => {
  process.env.AWS_PROFILE = 'operator';
  expect(await useCredentials('ap-northeast-1')).toBe(true);
  expect(process.env).toMatchObject({
    ...{ AWS_ACCESS_KEY_ID: 'key-of-profile', AWS_SECRET_ACCESS_KEY: 'secret', AWS_SESSION_TOKEN: 'token' },
    AWS_REGION: 'ap-northeast-1',
  });
});

test('without a profile there are no credentials', async () => {
  expect(await useCredentials('ap-northeast-1')).toBe(false);
  expect(process.env.AWS_ACCESS_KEY_ID).toBeUndefined();
});
