import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testUsers } from '../../../lambdas/seed/texts/testUsers';
import { readOptions } from '../../../local/options/readOptions';
import { welcome } from '../../../local/start/welcome';

const readme = readFileSync(join(__dirname, '..', '..', '..', 'README.md'), 'utf8');
const emails = Object.values(testUsers.users).map(({ email }) => email);

test('the README names every test user, no other, and their password', () => {
  const named = [...readme.matchAll(/^\| `(.+@example\.com)` \|/gm)].map(([, email]) => email);
  expect(named).toEqual(emails);
  expect(readme).toContain(`password \`${testUsers.password}\``);
});

test('a start prints every test user and their password', () => {
  const text = welcome('http://127.0.0.1:5173', readOptions([], {}));
  expect(text).toContain(`${emails.join(', ')} (password ${testUsers.password})`);
});
