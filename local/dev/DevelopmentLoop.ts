import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, parse } from 'node:path';
import { promisify } from 'node:util';
import { templateBuild } from '../builds/templateBuild';
import type { Options } from '../options/Options';
import { Batches } from './Batches';
import type { NewCode } from './bundleUnits';
import { CodeSwap } from './CodeSwap';
import { generateDocuments } from './generateDocuments';
import { runNode } from './runNode';
import { StackChanges } from './StackChanges';
import { StackProcess } from './StackProcess';

const run = promisify(execFile);

const isDocument = (file: string) => file.endsWith('.graphql') || file.startsWith('model/');
const isCode = (file: string) => /^(resolvers|lambdas|model|infra)\/|^schema\.graphql$/.test(file);
/** Returns whether a change of this file can change the resources of the stack, not only their code. */
const isDeclaration = (file: string) => /^(lambdas|model|infra)\/|^(schema\.graphql|cdk\.json)$/.test(file);
const isLocalCloud = (file: string) => /^(local|packages)\/(?!dev\/)/.test(file);
const isChecked = (file: string) => !/\/(generated|dist)\//.test(file);

const list = (names: string[]) =>
  `${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}`;

const typed = /\.(ts|tsx|mjs)$/;
const bundled = /^(resolvers|model)\//;
const styled = /\.css$/;

const types = ['node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '--quiet'];
const appsyncJs = ['node_modules/eslint/bin/eslint.js', '--no-warn-ignored', '--quiet'];
const styles = ['node_modules/stylelint/bin/stylelint.mjs', '--quiet'];

/**
 * Returns the files that import a file of the same name as one of these, because a changed type shows in them. Names
 * are nearly unique, and a file too many is only checked for nothing.
 */
async function importersOf(files: readonly string[]): Promise<string[]> {
  const names = files.filter((file) => typed.test(file)).map((file) => parse(file).name);
  if (names.length === 0) return [];
  const pattern = `/(${names.join('|').replaceAll('.', '\\.')})'`;
  // The command fails if it finds nothing.
  const { stdout } = await run('git', ['grep', '-lE', pattern, '--', '*.ts', '*.tsx']).catch(() => ({
    stdout: '',
  }));
  return stdout.split('\n').filter(Boolean);
}

/**
 * Checks files with oxlint (types and lint rules) and stylelint, those below `resolvers/` and `model/` also with ESLint
 * for code that APPSYNC_JS cannot run, and the types of the files that import them.
 * @returns the output of each tool that has found something
 */
async function lintFiles(changed: Iterable<string>): Promise<string[]> {
  const files = [...changed].filter((file) => existsSync(file));
  const all = new Set([...files.filter((file) => typed.test(file)), ...(await importersOf([...changed]))]);
  const checks: [tool: string[], files: string[]][] = [
    [types, [...all]],
    [appsyncJs, files.filter((file) => bundled.test(file) && typed.test(file))],
    [styles, files.filter((file) => styled.test(file))],
  ];
  const findings: (string | null)[] = [];
  for (const [tool, checked] of checks)
    if (checked.length > 0) findings.push(await runNode([...tool, ...checked]));
  return findings.filter((text) => text !== null);
}

/**
 * Sends new code to the running stack, whose front door (HTTP server) listens on this port of the machine.
 * @throws Error with the reason when the stack refuses some of the code; it has then replaced the rest
 */
async function replaceCode(port: number, code: NewCode): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/_local/code`, {
    method: 'POST',
    body: JSON.stringify(code),
  });
  if (answer.ok) return;
  const { message = `The stack answered ${answer.status}` } = (await answer.json()) as { message?: string };
  throw new Error(message);
}

/**
 * Keeps the stack that `npm run dev` has started up to date with the source files. It replaces changed code,
 * generates the web app's GraphQL types again, and restarts the stack when its resources or the local cloud
 * have changed.
 */
export class DevelopmentLoop {
  /** Files and folders that the development loop watches for changes. */
  static readonly watched = [
    ...['resolvers', 'lambdas', 'model', 'infra', 'local', 'packages', 'schema.graphql', 'cdk.json'],
  ];

  private readonly stack: StackProcess;
  private readonly swap: CodeSwap;
  private readonly changes: StackChanges;
  private starting: Promise<void> = Promise.resolve();
  private hasStopped = false;
  /** The files that were checked last, if something was found in them: they are checked again with the next ones. */
  private faulty: ReadonlySet<string> = new Set();

  private readonly code = new Batches<string>(20, (files) => this.takeOverCode(files));
  private readonly documents = new Batches<string>(50, () => this.takeOverDocuments());
  /**
   * Files that can change the resources of the stack. When none of them has changed for 2.5 seconds, the
   * stack is synthesised. The pause is that long because a synthesis occupies all processors for seconds.
   */
  private readonly declarations = new Batches<string>(2_500, () => this.takeOverStack());
  private readonly restarts = new Batches<string>(300, ([file = '']) => this.restart(`${file} changed`));
  private readonly checks = new Batches<string>(1_000, (files) => this.check(files));

  constructor(
    { folder, context }: Options,
    args: string[],
    listen: number,
    private readonly print: (text: string) => void,
  ) {
    this.stack = new StackProcess({
      ...{ args, listen, print },
      onLost: () => this.say('The stack has ended; the next change starts it again.'),
    });
    this.swap = new CodeSwap(join(folder, 'dev'), (code) => replaceCode(listen, code));
    this.changes = new StackChanges(join(folder, 'cdk.out'), () => templateBuild(context));
  }

  /**
   * Starts the stack. Resolves when the stack is ready or has failed to start. After a failure, the next
   * change of the stack's code starts it again.
   */
  async start(): Promise<void> {
    this.starting = this.startStack();
    await this.starting;
  }

  /** Reacts to a change of a watched file. Call it for every file that was written, renamed or deleted. */
  change(file: string): void {
    if (this.hasStopped) return;
    if (isDocument(file)) this.documents.add(file);
    if (isCode(file)) this.code.add(file);
    if (isDeclaration(file)) this.declarations.add(file);
    if (isLocalCloud(file)) this.restarts.add(file);
    if (isChecked(file)) this.checks.add(file);
  }

  async stop(): Promise<void> {
    this.hasStopped = true;
    await this.stack.stop();
    this.swap.dispose();
  }

  kill(): void {
    this.stack.kill();
  }

  private say(text: string): void {
    this.print(`${new Date().toLocaleTimeString('sv')}  ${text}\n`);
  }

  private async startStack(): Promise<void> {
    // Errors of the bundling are ignored here: the start of the stack reports what does not compile.
    await this.swap.reset().catch(() => undefined);
    if (this.hasStopped || (await this.stack.start()) || this.hasStopped) return;
    this.say('The stack did not start; the next change of its files tries again.');
  }

  private async restart(reason: string): Promise<void> {
    await this.starting;
    if (this.hasStopped) return;
    this.say(`${reason}: the stack starts again …`);
    this.starting = this.stack.stop().then(() => this.startStack());
    await this.starting;
  }

  private async takeOverCode(files: Set<string>): Promise<void> {
    await this.starting;
    if (this.hasStopped) return;
    if (!this.stack.isRunning) return this.restart(`${list([...files])} changed`);
    const start = performance.now();
    const { names, failures } = await this.swap.swap(files);
    const took = `${Math.round(performance.now() - start)} ms`;
    if (names.length > 0) this.say(`${list(names.sort())}: new code after ${took}`);
    for (const failure of failures) this.say(`The old code goes on:\n${failure}`);
  }

  private async takeOverDocuments(): Promise<void> {
    try {
      await generateDocuments();
    } catch (error) {
      this.say(`The web app keeps its old documents:\n${error instanceof Error ? error.message : ''}`);
    }
  }

  private async takeOverStack(): Promise<void> {
    await this.code.settled();
    if (this.hasStopped || !this.stack.isRunning) return;
    try {
      const changed = await this.changes.find();
      if (changed.length > 0) await this.restart(`The stack changed (${list(changed)})`);
    } catch (error) {
      // The synthesis failed, but newer changes are waiting and will be synthesised anyway.
      if (this.declarations.isWaiting) return;
      this.say(`The old stack goes on:\n${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private async check(files: Set<string>): Promise<void> {
    await this.code.settled();
    const checked = new Set([...files, ...this.faulty]);
    const findings = await lintFiles(checked);
    if (this.hasStopped) return;
    for (const finding of findings) this.say(`Findings:\n${finding}`);
    if (findings.length === 0 && this.faulty.size > 0) this.say('No findings.');
    this.faulty = findings.length > 0 ? checked : new Set();
  }
}
