import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '../../../lambdas/seed/lib/Random';
import { rates } from '../rates';
import type { RunningStack } from '../stack/RunningStack';
import { startStack } from '../stack/startStack';
import { KillWriter } from './KillWriter';
import { Ledger } from './Ledger';
import { makeKillWorld } from './makeKillWorld';
import { runVerify } from './runVerify';
import { settleStreams } from './settleStreams';
import { storedRows } from './storedRows';

const WRITERS = 8;
/**
 * The parts of the stack that a round can kill: the stack's process (`copy`), the database engine, both
 * (`all`), or only search. Functions and search are threads of the stack's process.
 */
const KINDS = ['copy', 'database', 'all', 'search'] as const;
const CHECKED_EVERY = 10;

type Kind = (typeof KINDS)[number];

type Row = Record<string, unknown>;

/**
 * Returns a line for each record that is missing although another record of the same transaction is stored.
 * Examples are the read rows of a message, and the conversation of an application.
 */
function halfDone(rows: ReadonlyMap<string, Row>): string[] {
  const has = (table: string, pk: unknown, sk: string) => rows.has(`${table} ${String(pk)} ${sk}`);
  const found: string[] = [];
  const members = new Map<string, string[]>();
  for (const { __typename, pk, userId } of rows.values())
    if (__typename === 'UserConversations')
      members.set(String(pk), [...(members.get(String(pk)) ?? []), String(userId)]);
  for (const { __typename, pk, sk, authorId, conversationId, memberIds } of rows.values()) {
    if (__typename === 'Message')
      for (const userId of members.get(String(pk)) ?? [])
        if (userId !== authorId && !has('Conversation', pk, `${String(sk)}#MessageRead#${userId}`))
          found.push(`${String(pk)} ${String(sk)}: no read row for ${userId}`);
    if (__typename === 'UserApplies')
      for (const needed of [
        'Conversation',
        ...(memberIds as string[]).map((sub) => `UserConversations#${sub}`),
      ])
        if (!has('Conversation', conversationId, needed))
          found.push(`${String(pk)} ${String(sk)}: ${needed} is missing`);
  }
  return found;
}

interface Result {
  rounds: number;
  kills: string;
  acknowledged: number;
  lost: string[];
  halfDone: string[];
  before: number;
  after: number;
}

/**
 * Runs rounds on one stack and its data. A round writes in parallel, kills a part of the stack, and restarts
 * it.
 */
export class KillRun {
  private readonly dice: Random;
  private readonly ledger = new Ledger();
  private readonly counts = new Map<Kind, number>();
  private stack: RunningStack | undefined;

  constructor(private readonly seed: number) {
    this.dice = new Random(`kills:${seed}`);
  }

  async of(rounds: number): Promise<Result> {
    this.stack = await startStack({ args: ['--no-web'] });
    process.env.ENISHI_URL = this.stack.origin;
    try {
      const world = await makeKillWorld(WRITERS);
      const writers = world.talents.map((_, lane) => new KillWriter(world, this.ledger, lane, this.seed));
      for (let round = 1; round <= rounds; round += 1) {
        await this.round(writers);
        await rates.forget(world.talents.map(({ person }) => person.sub));
        if (round % CHECKED_EVERY === 0) await this.tell(round);
      }
      return await this.conclude(rounds);
    } finally {
      await this.stack?.stop().catch(() => undefined);
      this.stack?.forget();
    }
  }

  private async round(writers: readonly KillWriter[]): Promise<void> {
    const writing = writers.map((writer) => writer.run());
    await pause(this.dice.int(300, 3000));
    const kind = this.dice.pick(KINDS);
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    await this.kill(kind);
    for (const writer of writers) writer.stop();
    await Promise.all(writing);
    if (kind === 'search') await this.ask('/search/resume');
    else await this.restart();
  }

  private async kill(kind: Kind): Promise<void> {
    if (kind === 'search') {
      await this.ask('/search/interrupt');
      return pause(this.dice.int(50, 300));
    }
    if (kind !== 'copy') process.kill(this.engine(), 'SIGKILL');
    // Without its database a stack ends by itself; kill whatever is left of it.
    if (kind === 'database') await pause(this.dice.int(0, 300));
    await this.stack?.stop('kill');
  }

  private engine(): number {
    const { port = 0 } = this.stack ?? {};
    const folder = join('.local', 'test', String(port), String(port), 'data', 'dynamodb');
    const { pid } = JSON.parse(readFileSync(join(folder, 'process'), 'utf8')) as { pid: number };
    return pid;
  }

  private async restart(): Promise<void> {
    this.stack = await startStack({ port: this.stack?.port, args: ['--no-web'] });
  }

  private async ask(path: string): Promise<void> {
    const response = await fetch(`${this.stack?.origin}/_local${path}`, { method: 'POST', body: '{}' });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  }

  private async tell(round: number): Promise<void> {
    const lost = await this.lost();
    console.log(`${round} rounds: ${this.ledger.acknowledged} acknowledged, ${lost.length} lost`);
    if (lost.length > 0) throw new Error(lost.slice(0, 10).join('\n'));
  }

  private async lost(): Promise<string[]> {
    const rows = await storedRows();
    return this.ledger.lost((table, pk, sk) => rows.get(`${table} ${pk} ${sk}`));
  }

  private async conclude(rounds: number): Promise<Result> {
    await settleStreams();
    const { port = 0 } = this.stack ?? {};
    const first = await runVerify(port);
    if (first.differs) console.log(first.output);
    const isMended = first.differs && !(await runVerify(port, '--repair')).differs;
    if (isMended) await settleStreams();
    const last = first.differs ? await runVerify(port) : first;
    if (last.differs) console.log(last.output);
    return {
      ...{ rounds, acknowledged: this.ledger.acknowledged },
      kills: [...this.counts].map(([kind, count]) => `${kind} ${count}`).join(', '),
      ...{ lost: await this.lost(), halfDone: halfDone(await storedRows()) },
      ...{ before: first.differences, after: last.differs ? Math.max(1, last.differences) : 0 },
    };
  }
}
