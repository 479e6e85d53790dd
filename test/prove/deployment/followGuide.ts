import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './Account';
import { guideSteps } from './guideSteps';
import { outputOf } from './outputOf';

/** Commands that nobody follows here, and why. */
const NOT_FOLLOWED: readonly (readonly [RegExp, string])[] = [
  [/^npm run prove /, 'it is this one'],
  [/^git (clone|pull) /, 'this checkout is used'],
  [/^read -rs /, 'the environment has the secrets'],
  [/^npm run smoke /, 'it asks a site, which moto has not'],
  [/^npm run verify /, 'it asks a search domain, which moto has not'],
  [/^npx cdk rollback |^aws cloudformation delete-stack /, 'moto never comes into these states'],
  [/^npm run source-maps /, 'it asks Sentry'],
];
/** What a terminal gets for colours and progress. */
const CODES = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;?]*[A-Za-z]`, 'g');

/** Commands in a sentence that have an argument; a bare name, such as `npm run deploy`, only speaks of one. */
const IN_TEXT = /`((?:npm run [\w-]+ -- |npx cdk [\w-]+ |aws [\w-]+ [\w-]+ )[^`]*)`/g;

/**
 * Returns the commands of docs/deploying.md, in its order: those of the code blocks, and those in sentences. Comments
 * are left out, and the lines of a continued command are joined.
 */
function guideCommands(): string[] {
  const text = readFileSync('docs/deploying.md', 'utf8');
  const parts = text.split(/^ *```sh\n([\s\S]*?)^ *```$/m);
  const found = parts.flatMap((part, at) =>
    at % 2 === 0
      ? [...part.matchAll(IN_TEXT)].map(([, command = '']) => command)
      : part.replaceAll(/\s*\\\n\s*/g, ' ').split('\n'),
  );
  return found.map((command) => command.replace(/ +# .*$/, '').trim()).filter(Boolean);
}

/** Runs a command in a terminal in which every question is answered with yes. */
async function run(programs: string, command: string, env: NodeJS.ProcessEnv) {
  const script = join('test', 'prove', 'deployment', 'terminal.py');
  const child = spawn(join(programs, 'python'), [script, command], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { code, output } = await outputOf(child);
  return { code, output: output.replaceAll(CODES, '').replaceAll(/[\r\n]+/g, '\n') };
}

/**
 * Follows docs/deploying.md, command by command, in an account that is empty.
 * @returns what went wrong
 */
export async function followGuide(
  account: Account,
  { programs, cli }: { programs: string; cli: string },
  folder: string,
): Promise<string[]> {
  const signedIn = account.signIn(folder);
  const env = {
    ...signedIn,
    ...{ PATH: `${cli}:${signedIn.PATH}`, HOME: process.env.HOME, NPM_CONFIG_UPDATE_NOTIFIER: 'false' },
    SECRET: 'https://hooks.slack.com/services/A/B/C',
  };
  const log = join(folder, 'guide.log');
  const commands = guideCommands();
  const isTaken = (command: string) =>
    guideSteps.some(({ takes }) => takes.test(command)) || NOT_FOLLOWED.some(([form]) => form.test(command));
  const wrong = commands
    .filter((command) => !isTaken(command))
    .map((command) => `the guide: nobody follows ${command}`);
  const learned: Record<string, string> = {};
  for (const { takes, fill = {}, before, answers, prints, fails = false, learns = {} } of guideSteps) {
    const found = commands.find((command) => takes.test(command));
    if (found === undefined) {
      wrong.push(`the guide has no command ${String(takes)}`);
      continue;
    }
    let command = found;
    for (const [words, value] of [...Object.entries(fill), ...Object.entries(learned)])
      command = command.replace(words, value);
    if (before) await account.happen(before);
    if (answers) await account.answer(answers);
    const { code, output } = await run(programs, command, env);
    appendFileSync(log, `$ ${command}\n${output}\n`);
    const isRight = (code !== 0) === fails && prints.test(output);
    console.log(`the guide: ${command} ${isRight ? (fails ? 'is refused' : 'goes on') : 'STOPS'}`);
    if (!isRight)
      return [...wrong, `the guide stops at ${command}, which ended with ${code}:\n${output.slice(-2000)}`];
    for (const [words, value] of Object.entries(learns)) learned[words] = value.exec(output)?.[1] ?? '';
  }
  for (const [form, reason] of NOT_FOLLOWED)
    for (const command of commands)
      if (form.test(command)) console.log(`the guide: ${command}: not followed, ${reason}`);
  return wrong;
}
