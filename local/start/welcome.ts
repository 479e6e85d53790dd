import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from '../options/Options';
import { projectRoot } from '../projectRoot';

interface TestUsers {
  password: string;
  users: Record<string, { email: string }>;
}

/**
 * Returns the text that `npm start` prints when the local cloud is ready, with its URLs and the test users.
 */
export function welcome(origin: string, { web, demo }: Options): string {
  const file = join(projectRoot, 'lambdas', 'seed', 'data', 'testUsers.json');
  const { password, users } = JSON.parse(readFileSync(file, 'utf8')) as TestUsers;
  const emails = Object.values(users).map(({ email }) => email);
  return [
    '',
    web ? `  Web app      ${origin}` : `  API          ${origin}/config.json`,
    ...(demo ? [`  Test users   ${emails.join(', ')} (password ${password})`] : []),
    `  Mail, Slack  ${origin}/_local/`,
    '  Stop         Ctrl-C; data stay until npm run reset',
    '',
    `ready in ${(performance.now() / 1000).toFixed(1)} s`,
  ].join('\n');
}
