import { messagingDocuments } from '../../access/conversations/messagingDocuments';
import type { Person } from '../api/Person';
import { query } from '../api/query';
import { callDocuments } from './callDocuments';
import type { World } from './World';

type Kind = 'apply' | 'job' | 'keep' | 'list' | 'readAll' | 'rename' | 'search' | 'send' | 'thread';

/**
 * The order of twenty calls, which is repeated. More than half of them are writes, spread so that the load
 * stays even.
 */
const ROUND: readonly Kind[] = [
  ...(['send', 'search', 'keep', 'thread', 'send', 'list', 'job', 'send', 'readAll', 'search'] as const),
  ...(['send', 'keep', 'job', 'rename', 'list', 'send', 'search', 'thread', 'keep', 'apply'] as const),
];

/**
 * Sends calls as many different people at a steady rate, even if earlier calls have not been answered yet.
 */
export class MixedCalls {
  /** For each call of the load test, the milliseconds until it was answered or failed. */
  readonly times: number[] = [];
  readonly errors: string[] = [];
  private readonly kept = new Map<string, boolean>();
  private readonly counts = new Map<Kind, number>();

  constructor(private readonly world: World) {}

  /**
   * Sends the given number of calls per second for the given number of seconds. Resolves when all calls are
   * answered.
   */
  async run(rate: number, seconds: number): Promise<void> {
    const began = performance.now();
    const calls: Promise<void>[] = [];
    for (let number = 0; number < rate * seconds; number += 1) {
      const wait = began + (number * 1000) / rate - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      calls.push(this.call(ROUND[number % ROUND.length] ?? 'search'));
    }
    await Promise.all(calls);
  }

  private async call(kind: Kind): Promise<void> {
    const number = this.counts.get(kind) ?? 0;
    this.counts.set(kind, number + 1);
    const began = performance.now();
    const { errors } = await this.ask(kind, number).catch((error: unknown) => ({
      errors: [{ message: String(error), errorType: 'Network' }],
    }));
    this.times.push(performance.now() - began);
    for (const { message, errorType } of errors) this.errors.push(`${kind}: ${errorType} ${message}`);
  }

  private ask(kind: Kind, number: number) {
    const { admin, talents, jobs } = this.world;
    const talent = talents[number % talents.length] ?? { person: admin, conversationId: '' };
    const { person, conversationId } = talent;
    const job = jobs[Math.floor(number / talents.length) % jobs.length] ?? '';
    // Two of three messages are the administrator's, so that both parties have unread messages.
    const writer = number % 3 === 0 ? person : admin;
    const ownRow = { id: `${conversationId}.${person.sub}`, readAt: new Date().toISOString() };
    switch (kind) {
      case 'send':
        return query(
          messagingDocuments.send,
          { input: { conversationId, content: `${number}通目` } },
          writer,
        );
      case 'readAll':
        return query(messagingDocuments.readAll, { input: ownRow }, person);
      case 'thread':
        return query(messagingDocuments.thread, { conversationId, sortDirection: 'DESC' }, person);
      case 'list':
        return query(messagingDocuments.list, {}, number % 2 === 0 ? person : admin);
      case 'keep':
        return this.keep(person, job);
      case 'apply':
        return query(callDocuments.apply, { input: { userID: person.sub, openJobID: job } }, person);
      case 'rename':
        return query(
          callDocuments.rename,
          { input: { sub: person.sub, displayName: `名前${number}` } },
          person,
        );
      case 'job':
        return query(callDocuments.job, { id: jobs[number % jobs.length] }, person);
      case 'search':
        return query(callDocuments.search, { from: number % 40 }, 'guest');
    }
  }

  /**
   * Makes a person keep a job, or stop keeping it: the first call creates the keep (record of a saved job),
   * and further calls alternately remove and restore it.
   */
  private keep(person: Person, job: string) {
    const place = `${person.sub}.${job}`;
    const isKept = this.kept.get(place);
    this.kept.set(place, !isKept);
    return isKept === undefined
      ? query(callDocuments.keep, { input: { userID: person.sub, openJobID: job } }, person)
      : query(callDocuments.changeKeep, { input: { id: place, isFavorite: !isKept } }, person);
  }
}
