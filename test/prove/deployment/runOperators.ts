import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Account } from './Account';
import { outputOf } from './outputOf';
import { ThrottlingProxy } from './ThrottlingProxy';

/** Answers of functions, which moto does not run. Every list has more than a page. */
const ACCOUNT = { sub: 'a', email: 'a@example.com' };
const ROW = { pk: { S: 'a' }, sk: { S: 'b' } };
const pages = (name: string, item: object, next: unknown) => [{ [name]: [item], next }, { [name]: [item] }];

interface Command {
  script: string;
  args: readonly string[];
  /** What the functions answer, one after another. */
  answers: readonly unknown[];
  /** What the command must print. */
  prints: RegExp;
  /** Whether the command must end with an error. */
  fails?: true;
}

const commandsIn = (folder: string): Command[] => [
  {
    ...{ script: 'verify', args: ['--stage', 'staging'], answers: [], fails: true },
    prints: /^The stage staging is not deployed in .* Deployed: production in ap-northeast-1\./,
  },
  { ...{ script: 'seed', args: [], answers: ['seeded'] }, prints: /seeded/ },
  {
    ...{ script: 'admin', args: ['--email', 'somebody@example.com'], answers: [{ isInvited: true }] },
    prints: /somebody@example.com gets a mail/,
  },
  {
    ...{ script: 'migrateData', args: [], answers: [{ version: 3, newest: 3, isUnderWay: false }] },
    prints: /false/,
  },
  {
    script: 'manageSearch',
    args: ['open-jobs'],
    answers: [{ table: 'Talent' }, null].map((next) => ({
      indices: { 'open-jobs': { documents: 7 } },
      next,
    })),
    prints: /--continue [\s\S]*open-jobs/,
  },
  {
    script: 'backup',
    args: ['--to', join(folder, 'backup')],
    answers: [
      ...pages('accounts', ACCOUNT, 'next'),
      ...Array.from({ length: 5 }, () => pages('rows', ROW, ROW)).flat(),
      ...[{ keys: [] }, { keys: [] }],
    ],
    prints: /2 accounts/,
  },
];

/**
 * Runs operators' commands against production in moto, with the credentials of a profile, in a shell whose region is
 * another one, while every third request is refused as too many. moto answers for functions what it is given.
 * @returns what went wrong
 */
export async function runOperators(account: Account, folder: string): Promise<string[]> {
  const proxy = new ThrottlingProxy(account.endpoint);
  const env = {
    ...account.signIn(folder),
    ...{ HOME: folder, AWS_REGION: 'us-east-1', AWS_ENDPOINT_URL: await proxy.open() },
  };
  const wrong: string[] = [];
  try {
    for (const { script, args, answers, prints, fails = false } of commandsIn(folder)) {
      await account.answer(answers);
      const stage = args.includes('--stage') ? [] : ['--stage', 'production'];
      const child = spawn('tsx', [`infra/operations/${script}.ts`, ...stage, ...args], { env });
      const { code, output } = await outputOf(child);
      const isRight = (code !== 0) === fails && prints.test(output);
      console.log(`operators: ${script} ${args[0] ?? ''} ${isRight ? 'goes on' : 'FAILS'}`);
      if (!isRight) wrong.push(`${script} ended with ${code}: ${output}`);
    }
  } finally {
    proxy.close();
  }
  console.log(`operators: ${proxy.refused} requests were refused as too many`);
  return wrong;
}
