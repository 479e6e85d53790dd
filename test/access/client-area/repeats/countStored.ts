import { allRows } from '../../../support/allRows';
import { captured } from '../../../support/api/captured';
import { readJson } from '../../../support/api/readJson';
import { settle } from '../../over-time/settle';

type Attributes = Record<string, { S?: string; BOOL?: boolean } | undefined>;

/** What a row tells of its kind: the record, and of a notice, an entry or an event in a conversation, what happened. */
function kindOf({ __typename, pk, kind, action, isEvent, content }: Attributes): string {
  const record = __typename?.S ?? `${pk?.S}`.split('#').slice(0, 2).join('#');
  return [record, kind?.S ?? action?.S ?? (isEvent?.BOOL ? content?.S : undefined)].filter(Boolean).join(' ');
}

/**
 * Counters of calls and of a day, whose rows come with the first call, and what waits some minutes for a mail about
 * unread messages and is then dropped or sent: that follows from rows about unread messages, which are counted.
 */
const PASSING = /^Counter#|^Once#(rate|digest)|^in .*MailDigests|未読が/;

/** Names and ids in a kind, which differ from person to person. */
const NAMES = /「[^」]*」|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Counts everything that is stored or sent, by its kind: rows, messages that wait in queues, mails and posts. */
export async function countStored(): Promise<ReadonlyMap<string, number>> {
  await settle.streams();
  const rows = [...(await allRows()).values()].map((row) => kindOf(row as unknown as Attributes));
  const queues = await readJson<{ name: string; messages: unknown[] }[]>('/_local/queues');
  // A post that could not be sent at once waits for its next try.
  const waiting = queues.flatMap(({ name, messages }) =>
    messages.map(() => (name.includes('MailSlack') ? 'post in ' : `in ${name}`)),
  );
  const mails = (await captured.mail()).map(({ subject }) => `mail ${subject}`);
  const posts = (await captured.slack()).map(({ channel }) => `post in ${channel}`);
  const counts = new Map<string, number>();
  for (const found of [...rows, ...waiting, ...mails, ...posts]) {
    const kind = found.replaceAll(NAMES, '');
    if (!PASSING.test(kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}
