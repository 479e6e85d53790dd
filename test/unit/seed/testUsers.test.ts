import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const text = (file: string) => readFileSync(join(__dirname, '..', '..', '..', file), 'utf8');

test('a start names every test user that the README names, and no other', () => {
  const { users } = JSON.parse(text('local/testUsers.json')) as { users: string[] };
  const named = [...text('README.md').matchAll(/^\| `(.+@example\.com)` \|/gm)].map(([, email]) => email);
  expect(users).toEqual(named);
});
