import { enums } from '../../../../model/enums';
import { counterKey } from '../../../../lambdas/lib/insights/counterKey';
import { firstDay } from '../../../../model/periods/firstDay';
import { japanDay } from '../../../../model/japanDay';
import type { Item } from '../../../../lambdas/lib/Item';
import { aJob } from '../../outage/aJob';
import { ulid } from '../../ulid';

const PEOPLE = 150;
const KEEPS_EACH = 4;
const JOBS = 20;
const CONVERSATIONS = 40;
const MESSAGES_EACH = 12;

const one = <Each>(length: number, make: (number: number) => Each) =>
  Array.from({ length }, (_, number) => make(number));

/**
 * Generates today's activity of 150 people as rows of the tables, and invalid rows that no counter can count.
 */
export class EventWorld {
  readonly jobs = one(JOBS, () => ulid());
  /** The generated table rows, by the name of their table. */
  readonly items: { OpenJob: Item[]; Talent: Item[]; Conversation: Item[] };
  /** Rows whose changes can never be counted, because they are invalid. Each is in a partition of its own. */
  readonly poison: Item[];
  private readonly now = new Date().toISOString();
  private readonly people = one(PEOPLE, (number) => `person-${number}-${ulid()}`);
  private readonly conversations = one(CONVERSATIONS, () => ulid());

  constructor(poisoned: number) {
    const visits = this.people.map((sub) =>
      this.item('LastVisitDay', { pk: `${sub}#private`, sk: 'LastVisitDay', day: japanDay(this.now) }),
    );
    const keeps = this.people.flatMap((sub, person) =>
      one(KEEPS_EACH, (number) => this.keep(sub, (person + number) % JOBS)),
    );
    const messages = this.conversations.flatMap((id) =>
      one(MESSAGES_EACH, (number) => this.message(id, number)),
    );
    const jobs = this.jobs.map((id) => aJob(id, { publishedAt: undefined, isPublic: false }) as Item);
    this.items = { OpenJob: jobs, Talent: [...visits, ...keeps], Conversation: messages };
    this.poison = one(poisoned, (number) => ({
      ...this.message(`poison-${number}-${ulid()}`, 0),
      createdAt: 'tomorrow',
      updatedAt: 'tomorrow',
    }));
  }

  /**
   * Returns the expected value of each counter, and for each job how many talents have kept (saved) it,
   * computed from the generated rows. The keys are `pk/sk`.
   */
  recount(): Map<string, number> {
    const counts = new Map<string, number>();
    const add = (address: { pk: string; sk: string }, value: number) => {
      const place = `${address.pk}/${address.sk}`;
      counts.set(place, (counts.get(place) ?? 0) + value);
    };
    const day = japanDay(this.now);
    for (const item of this.items.Talent) {
      if (item.__typename === 'LastVisitDay')
        for (const period of enums.InsightPeriod)
          add(counterKey('ACTIVE_USERS', firstDay(period, day), period), 1);
      if (item.__typename !== 'UserFavoriteOpenJobs') continue;
      add({ pk: String(item.openJobID), sk: 'OpenJob' }, item.isFavorite === true ? 1 : 0);
      if (item.isFavorite === true) add(counterKey('KEEPS', day), 1);
    }
    for (const item of this.items.Conversation)
      add(counterKey('MESSAGES', japanDay(String(item.createdAt))), 1);
    for (const id of this.conversations) add(counterKey('FIRST_REPLY_MINUTES', this.dayOfReply(id)), 1);
    return counts;
  }

  private item(__typename: string, values: { pk: string; sk: string } & Record<string, unknown>): Item {
    const { pk, sk } = values;
    return { __typename, id: `${pk}.${sk}`, createdAt: this.now, updatedAt: this.now, version: 1, ...values };
  }

  private keep(sub: string, job: number): Item {
    const openJobID = this.jobs[job] ?? '';
    const sk = `UserFavoriteOpenJobs#${openJobID}`;
    const keys = { pk: `${sub}#private`, sk, parentKey: `OpenJob#${openJobID}`, parentSort: `${sk}#${sub}` };
    const values = { id: `${sub}.${openJobID}`, openJobID, userID: sub, isFavorite: job % 5 !== 0 };
    return this.item('UserFavoriteOpenJobs', { ...keys, ...values });
  }

  /**
   * Generates a message of a conversation. Messages are one minute apart. In each conversation, the third
   * message is the first reply.
   */
  private message(conversationId: string, number: number): Item {
    const createdAt = new Date(Date.parse(this.now) + (number - MESSAGES_EACH) * 60_000).toISOString();
    const segment = ulid(Date.parse(createdAt));
    const keys = { pk: conversationId, sk: `Message#${segment}` };
    const id = `${conversationId}.${segment}`;
    const values = {
      id,
      messageId: id,
      conversationId,
      content: `${number}通目`,
      isSent: true,
      isEvent: false,
    };
    const authorId = number === 2 ? 'replier' : 'beginner';
    const dates = { createdAt, updatedAt: createdAt };
    return this.item('Message', {
      ...keys,
      ...values,
      ...dates,
      authorId,
      author: { sub: authorId, name: 'だれか' },
    });
  }

  private dayOfReply(conversationId: string): string {
    const [, , reply] = this.items.Conversation.filter(({ pk }) => pk === conversationId);
    return japanDay(String(reply?.createdAt));
  }
}
