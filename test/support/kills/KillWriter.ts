import { Random } from '../../../lambdas/seed/lib/Random';
import { messagingDocuments } from '../../access/conversations/messagingDocuments';
import type { Person } from '../api/Person';
import { type Document, query } from '../api/query';
import { killDocuments } from './killDocuments';
import type { KillWorld } from './KillWorld';
import type { Ledger } from './Ledger';

const ACTIONS = [
  ...(['send', 'answer', 'keep', 'readAll', 'send', 'apply', 'rename', 'keep', 'answer'] as const),
  ...(['read', 'useBenefit', 'evaluate', 'retitle'] as const),
];

/** Sends one write after another, as one talent and as the administrator, until it is stopped. */
export class KillWriter {
  private isStopped = false;
  private number = 0;
  private readonly kept = new Map<string, boolean>();
  private readonly unread: string[] = [];
  private readonly dice: Random;

  constructor(
    private readonly world: KillWorld,
    private readonly ledger: Ledger,
    private readonly lane: number,
    seed: number,
  ) {
    this.dice = new Random(`kills:${seed}:${lane}`);
  }

  stop(): void {
    this.isStopped = true;
  }

  async run(): Promise<void> {
    this.isStopped = false;
    while (!this.isStopped) {
      // A killed stack answers nothing: the next write begins after its restart.
      await this.act(this.dice.pick(ACTIONS)).catch(() => new Promise((resolve) => setTimeout(resolve, 50)));
    }
  }

  private get talent() {
    const talent = this.world.talents[this.lane];
    if (!talent) throw new Error(`There is no talent ${this.lane}`);
    return talent;
  }

  private async act(action: (typeof ACTIONS)[number]): Promise<void> {
    this.number += 1;
    const { person, conversationId } = this.talent;
    const { admin, benefits, jobs } = this.world;
    const job = this.dice.pick(jobs);
    const said = `${this.lane}-${this.number}`;
    switch (action) {
      case 'send':
        return this.send(person, said);
      case 'answer':
        return this.send(admin, said);
      case 'readAll': {
        const input = { id: `${conversationId}.${person.sub}`, readAt: new Date().toISOString() };
        await query(messagingDocuments.readAll, { input }, person);
        return;
      }
      case 'read':
        return this.read(person);
      case 'keep':
        return this.keep(person, job);
      case 'apply':
        return this.create(killDocuments.apply, person, 'UserApplies', { openJobID: job });
      case 'useBenefit': {
        const benefit = { employeeBenefitID: this.dice.pick(benefits) };
        return this.create(killDocuments.useBenefit, person, 'UserEmployeeBenefits', benefit);
      }
      case 'rename': {
        const input = { sub: person.sub, displayName: `名前${said}` };
        const at = { table: 'Talent', pk: person.sub, sk: 'User', field: 'displayName' };
        return this.ledger.write(at, input.displayName, () => this.sent(killDocuments.rename, input, person));
      }
      case 'retitle': {
        // A job whose title no other writer changes.
        const own = jobs.filter((_, index) => index % this.world.talents.length === this.lane);
        const input = { id: this.dice.pick(own), title: `題 ${said}` };
        const at = { table: 'OpenJob', pk: input.id, sk: 'OpenJob', field: 'title' };
        return this.ledger.write(at, input.title, () => this.sent(killDocuments.retitle, input, admin));
      }
      case 'evaluate': {
        const input = { userID: person.sub, analysisRating: this.dice.int(1, 5), published: true };
        const id = await this.made(killDocuments.evaluate, input, admin);
        if (id) {
          const sk = `Evaluation#${id.split('.')[1]}`;
          const at = { table: 'Talent', pk: person.sub, sk, field: 'analysisRating' };
          this.ledger.stored(at, input.analysisRating);
        }
        return;
      }
    }
  }

  private async send(writer: Person, content: string): Promise<void> {
    const { conversationId, person } = this.talent;
    const id = await this.made(messagingDocuments.send, { conversationId, content }, writer);
    if (!id) return;
    const sk = `Message#${id.split('.')[1]}`;
    this.ledger.stored({ table: 'Conversation', pk: conversationId, sk, field: 'content' }, content);
    if (writer !== person) this.unread.push(`${id}.${person.sub}`);
  }

  private async read(person: Person): Promise<void> {
    const id = this.unread.shift();
    if (!id) return;
    const [pk = '', ulid = ''] = id.split('.');
    const sk = `Message#${ulid}#MessageRead#${person.sub}`;
    if (await this.sent(messagingDocuments.read, { id, read: true }, person))
      this.ledger.stored({ table: 'Conversation', pk, sk, field: 'read' }, true);
  }

  private keep(person: Person, job: string): Promise<void> {
    const id = `${person.sub}.${job}`;
    const sk = `UserFavoriteOpenJobs#${job}`;
    const at = { table: 'Talent', pk: `${person.sub}#private`, sk, field: 'isFavorite' };
    const isFavorite = !this.kept.get(id);
    return this.ledger.write(at, isFavorite, async () => {
      const isNew = !this.kept.has(id);
      const done = isNew
        ? await this.sent(killDocuments.keep, { userID: person.sub, openJobID: job }, person)
        : await this.sent(killDocuments.changeKeep, { id, isFavorite }, person);
      // A first keep that was stored without an answer is refused the second time, but exists.
      if (done || isNew) this.kept.set(id, isFavorite);
      return done;
    });
  }

  private create(document: Document, person: Person, entity: string, other: Record<string, string>) {
    const sk = `${entity}#${Object.values(other).join()}`;
    const at = { table: 'Talent', pk: `${person.sub}#private`, sk };
    return this.ledger.write(at, undefined, () =>
      this.sent(document, { userID: person.sub, ...other }, person),
    );
  }

  private async sent(document: Document, input: object, as: Person): Promise<boolean> {
    return (await this.made(document, input, as)) !== undefined;
  }

  /**
   * Sends a mutation. Returns the id of the record that it created or changed, undefined when the mutation
   * was refused.
   */
  private async made(document: Document, input: object, as: Person): Promise<string | undefined> {
    const { data } = await query(document, { input }, as);
    const [made] = Object.values((data ?? {}) as Record<string, { id?: string } | null>);
    return made?.id;
  }
}
