import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './Account';
import { guideSteps } from './guideSteps';
import { outputOf } from './outputOf';
import { ReleaseServer } from './ReleaseServer';

/** Commands that nobody follows here, and why. */
const NOT_FOLLOWED: readonly (readonly [RegExp, string])[] = [
  [/^npm run prove /, 'it is this one'],
  [/^git (clone|pull) /, 'this checkout is used'],
  [/^read -rs /, 'the environment has the secrets'],
  [/^npm run smoke /, 'it asks a site, which moto has not'],
  [/^npx cdk rollback |^aws cloudformation delete-stack /, 'moto never comes into these states'],
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

/** What was reached, and what later commands put in the place of words of the guide. */
interface Reached {
  steps: number;
  learned: Record<string, string>;
}

function readReached(file: string): Reached {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Reached) : { steps: 0, learned: {} };
}

interface Shell {
  programs: string;
  env: NodeJS.ProcessEnv;
  folder: string;
  /** What is put in the place of words of the guide in each command. */
  given: Readonly<Record<string, string>>;
}

/** Takes the steps of the guide. An earlier run may have taken the first ones in the same account. */
async function takeSteps(
  account: Account,
  commands: readonly string[],
  { programs, env, folder, given }: Shell,
): Promise<string[]> {
  const file = join(folder, 'reached.json');
  const { steps: before, learned } = readReached(file);
  if (before > 0) console.log(`the guide: goes on after step ${before} of ${guideSteps.length}`);
  for (const [at, step] of guideSteps.entries()) {
    if (at < before) continue;
    const { takes, fill = {}, answers, prints, fails = false, learns = {} } = step;
    const found = commands.find((each) => takes.test(each));
    if (found === undefined) return [`the guide has no command ${String(takes)}`];
    let command = found;
    for (const words of [fill, learned, given])
      for (const [word, value] of Object.entries(words)) command = command.replace(word, value);
    if (step.before) await account.happen(step.before);
    if (answers) await account.answer(answers);
    const started = Date.now();
    const { code, output } = await run(programs, command, env);
    appendFileSync(join(folder, 'guide.log'), `$ ${command}\n${output}\n`);
    const isRight = (code !== 0) === fails && prints.test(output);
    const result = isRight ? (fails ? 'is refused, as it must' : 'goes on') : 'STOPS';
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(
      `${String(at + 1).padStart(2)} ${result.padEnd(23)} ${String(seconds).padStart(4)} s  ${command}`,
    );
    if (!isRight) return [`the guide stops at ${command}, which ended with ${code}:\n${output.slice(-2000)}`];
    for (const [words, value] of Object.entries(learns)) learned[words] = value.exec(output)?.[1] ?? '';
    writeFileSync(file, JSON.stringify({ steps: at + 1, learned } satisfies Reached));
  }
  for (const [form, reason] of NOT_FOLLOWED)
    for (const command of commands)
      if (form.test(command)) console.log(`   not followed: ${reason.padEnd(40)} ${command}`);
  console.log(`the guide: ${guideSteps.length} steps, of which ${before} in an earlier run; none stops`);
  return [];
}

/**
 * Follows docs/deploying.md, command by command, in an account that is empty, or goes on after the last step that went
 * right there.
 * @param folder gets what every command printed, and how far the guide was followed
 * @returns what went wrong
 */
export async function followGuide(
  account: Account,
  { programs, cli }: { programs: string; cli: string },
  folder: string,
): Promise<string[]> {
  const commands = guideCommands();
  const unknown = commands.filter(
    (command) =>
      ![...guideSteps.map(({ takes }) => takes), ...NOT_FOLLOWED.map(([form]) => form)].some((form) =>
        form.test(command),
      ),
  );
  const signedIn = account.signIn(folder);
  const env = {
    ...signedIn,
    ...{ PATH: `${cli}:${signedIn.PATH}`, HOME: process.env.HOME, NPM_CONFIG_UPDATE_NOTIFIER: 'false' },
    ...{ SECRET: 'https://hooks.slack.com/services/A/B/C', SENTRY_AUTH_TOKEN: 'token' },
  };
  const errors = new ReleaseServer();
  try {
    const given = { '<org>': 'enishi', '<project>': `web --url ${await errors.open()}` };
    const wrong = await takeSteps(account, commands, { programs, env, folder, given });
    return [...unknown.map((command) => `the guide: nobody follows ${command}`), ...wrong];
  } finally {
    errors.close();
  }
}
