import { spawn } from 'node:child_process';
import type { Account } from './Account';
import { operatorCommands } from './operatorCommands';
import { outputOf } from './outputOf';
import { ReleaseServer } from './ReleaseServer';
import { ThrottlingProxy } from './ThrottlingProxy';

/** It asks no stage. */
const STAGELESS = 'sourceMaps';

/**
 * Runs operators' commands against production in moto, with the credentials of a profile, in a shell whose region is
 * another one, while every third request is refused as too many. moto answers for functions what it is given.
 * @returns what went wrong
 */
export async function runOperators(account: Account, folder: string): Promise<string[]> {
  const [proxy, errors] = [new ThrottlingProxy(account.endpoint), new ReleaseServer()];
  const env = {
    ...account.signIn(folder),
    ...{ HOME: folder, AWS_REGION: 'us-east-1', AWS_ENDPOINT_URL: await proxy.open() },
    SENTRY_AUTH_TOKEN: 'token',
  };
  const wrong: string[] = [];
  try {
    const commands = await operatorCommands(folder, { aws: account.endpoint, errors: await errors.open() });
    for (const { script, args, answers, prints, fails = false } of commands) {
      await account.answer(answers);
      const stage = script === STAGELESS || args.includes('--stage') ? [] : ['--stage', 'production'];
      const child = spawn('tsx', [`infra/operations/${script}.ts`, ...stage, ...args], { env });
      const { code, output } = await outputOf(child);
      const isRight = (code !== 0) === fails && prints.test(output);
      const result = isRight ? (fails ? 'is refused, as it must' : 'goes on') : 'FAILS';
      console.log(`operators: ${result.padEnd(23)} ${[script, ...stage, ...args].join(' ')}`);
      if (!isRight) wrong.push(`${script} ended with ${code}: ${output}`);
    }
    if (errors.taken.length !== 3) wrong.push(`source-maps sent ${errors.taken.join(', ')}`);
  } finally {
    proxy.close();
    errors.close();
  }
  console.log(`operators: ${proxy.refused} requests were refused as too many`);
  return wrong;
}
