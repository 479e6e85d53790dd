/**
 * `npm run prove deployment` lets judges that nobody here wrote look at what is deployed: cfn-lint at every template of
 * every stage, and moto, which imitates AWS, at a deployment of production by the CDK CLI: into an empty account, from
 * the last release to this one, and its end. Operators' commands are sent to what moto has created. It needs
 * Python 3 and PyPI.
 *
 * `-- --keep` keeps this release as the last one (test/fixtures). `npm run prove guide` (`--guide`) follows
 * docs/deploying.md there command by command instead, and goes on after the last step that went right: its account
 * stays for some hours. Without the folder `.local/prove/guide` it begins with the first one.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { defaultRegion } from '../../../infra/defaultRegion';
import { ACCOUNT } from '../../support/infra/ACCOUNT';
import { Account, type ResourceEvent } from './Account';
import { followGuide } from './followGuide';
import { installJudges } from './installJudges';
import { lintTemplates } from './lintTemplates';
import { release } from './release';
import { runOperators } from './runOperators';
import { skipped } from '../skipped';

/** What neither judge can say. */
const NOT_JUDGED = [
  'what a stub is: whether AWS accepts its properties (cfn-lint compares them with AWS’s schemas), and what it then does',
  'updates of types in the column “left”, and deletions of those in “forgotten”, which moto has not, or makes a mistake at',
  'updates of nested stacks, whose resources moto deletes and creates again',
  'custom resources: their functions need AWS, so that a stub answers for them',
  'code: resolvers and functions are uploaded, and nothing runs them',
  'what operators’ commands make a function do: moto answers for it; what smoke asks of pages and of the API, which moto does not serve',
  'the order, the pace and the limits of AWS; deletion protection; rollbacks of updates',
  'SES, rollbacks of creations and termination protection: moto has them from us (ses.py, stacks.py)',
  'the web app: the guide uploads it, and nobody asks for a page',
];

const COLUMNS = ['created', 'updated', 'left', 'deleted', 'forgotten', 'retained', 'refused'];

/** Prints how many resources of each type were created, updated and deleted, with what moto took it for. */
function printTable(title: string, account: Account): readonly ResourceEvent[] {
  const events = account.events();
  const types = [...new Set(events.map(({ type }) => type))].sort();
  const rows = types.map((type) => {
    const own = events.filter((event) => event.type === type);
    const counts = COLUMNS.map((column) => own.filter(({ what }) => what === column).length);
    const by = own.find(({ what }) => what !== 'refused')?.by ?? '';
    return { type, by, cells: counts.map((count) => (count === 0 ? '' : String(count))) };
  });
  const sums = COLUMNS.map((column) => String(events.filter(({ what }) => what === column).length));
  console.log(`\n${title}`);
  const head = { type: '', cells: COLUMNS, by: 'by' };
  for (const { type, cells, by } of [head, ...rows, { type: 'all', cells: sums, by: '' }])
    console.log(`${type.padEnd(38)}${cells.map((cell) => cell.padStart(10)).join('')}  ${by}`);
  console.log(`Each resource: ${account.lines}`);
  return events;
}

const STACK = 'Enishi-production';
const folder = resolve('.local', 'prove', 'deployment');

/** Synthesises every stage as `npm run synth` does, and returns the folder of each by its name. */
function synthesise(): Record<string, string> {
  const stages = join(folder, 'stages');
  mkdirSync(stages);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'test/support/infra/synthesiseEach.ts', stages],
    {
      encoding: 'utf8',
      maxBuffer: 1e8,
      env: {
        ...{ PATH: process.env.PATH, HOME: process.env.HOME },
        ...{ CDK_DEFAULT_ACCOUNT: ACCOUNT, CDK_DEFAULT_REGION: defaultRegion },
      },
    },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  for (const { name, failure } of JSON.parse(stdout) as { name: string; failure: string }[])
    if (failure) throw new Error(`${name}: ${failure}`);
  return Object.fromEntries(readdirSync(stages).map((name) => [name, join(stages, name)]));
}

const templateOf = (assembly = ''): unknown =>
  assembly && JSON.parse(readFileSync(join(assembly, `${STACK}.template.json`), 'utf8'));

/** Deploys assemblies one after another into a new account, deletes the stack, and returns what went wrong. */
async function deployAll(title: string, programs: string, assemblies: readonly string[]): Promise<string[]> {
  const isUpdate = assemblies.length > 1;
  const logs = join(folder, title.replaceAll(' ', '-'));
  mkdirSync(logs);
  const account = await Account.open(programs, logs);
  const wrong: string[] = [];
  try {
    await account.bootstrap(assemblies[0] ?? '');
    for (const [at, assembly] of assemblies.entries()) {
      await account.cdk(
        ...['deploy', STACK, '--app', assembly, '--require-approval', 'never', '--progress', 'events'],
      );
      const states = await account.states(STACK);
      const other = Object.entries(states).filter(([, state]) => !/^(CREATE|UPDATE)_COMPLETE$/.test(state));
      console.log(
        `${title}, deployment ${at + 1}: ${STACK} is ${states[STACK]}, ${Object.keys(states).length} stacks`,
      );
      const isSame = isDeepStrictEqual(templateOf(assembly), templateOf(assemblies[at - 1]));
      if (states[STACK] !== (at === 0 || isSame ? 'CREATE_COMPLETE' : 'UPDATE_COMPLETE'))
        wrong.push(`${title}: ${STACK} is ${states[STACK]}`);
      wrong.push(...other.map(([name, state]) => `${title}: ${name} is ${state}`));
    }
    if (isUpdate) wrong.push(...(await runOperators(account, logs)));
    await account.cdk('destroy', STACK, '--app', assemblies.at(-1) ?? '', '--force');
    const left = Object.entries(await account.states(STACK)).filter(
      ([, state]) => state !== 'DELETE_COMPLETE',
    );
    wrong.push(...left.map(([name, state]) => `${title}: ${name} is ${state} after its deletion`));
  } catch (error) {
    wrong.push(`${title}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    account.close();
  }
  const events = printTable(title, account);
  // moto tries again what may only have come too early.
  const refused = events.filter(
    ({ what, id }, at) => what === 'refused' && !events.slice(at + 1).some((later) => later.id === id),
  );
  return [...wrong, ...refused.map(({ type, id, by }) => `${title}: ${id} (${type}): ${by}`)];
}

/** Follows the guide, and goes on in the account of a run that stopped, unless its folder is gone. */
async function follow(programs: string, cli: string): Promise<string[]> {
  const logs = resolve('.local', 'prove', 'guide');
  let account = await Account.again(logs);
  if (!account) {
    rmSync(logs, { recursive: true, force: true });
    mkdirSync(logs, { recursive: true });
    account = await Account.open(programs, logs, true);
  }
  const wrong = await followGuide(account, { programs, cli }, logs);
  if (wrong.length === 0) {
    printTable('docs/deploying.md', account);
    account.close();
  }
  return wrong;
}

async function main(): Promise<void> {
  const judges = installJudges();
  if ('missing' in judges) {
    console.log(judges.missing);
    process.exitCode = skipped;
    return;
  }
  const { programs, cli } = judges;
  if (process.argv.includes('--guide')) {
    const wrong = await follow(programs, cli);
    for (const each of wrong) console.log(each);
    if (wrong.length > 0) process.exitCode = 1;
    return;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  console.log('Synthesising every stage …');
  const stages = synthesise();
  const current = stages['production-closed'] ?? '';
  if (process.argv.includes('--keep')) release.keep(current);
  const former = join(folder, 'release');
  release.write(former);
  console.log('cfn-lint …');
  const { checked, errors } = lintTemplates(programs, Object.values(stages));
  const wrong = [
    ...errors,
    ...(await deployAll('an empty account', programs, [current])),
    ...(await deployAll('from the last release', programs, [former, current])),
  ];
  console.log(`\nNot judged:\n${NOT_JUDGED.map((each) => `- ${each}`).join('\n')}\n`);
  for (const each of wrong) console.log(each);
  console.log(`${checked} templates, ${errors.length} errors of cfn-lint; ${wrong.length} failures`);
  if (wrong.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
