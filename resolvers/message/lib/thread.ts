import { util } from '@aws-appsync/utils';
import type { Item } from '../../lib/Item';

interface Page {
  isAscending: boolean;
  size: number;
  /** The Query stopped before the thread ended. */
  isCut: boolean;
  /** The message that the page before ended with: the bounds of a Query include it. */
  after?: string | null;
}

const ulidOf = (message: Item): string => `${`${message.id}`.split('.')[1]}`;

/** The readers of a message, each once: people shown as one count as having read it when one of them has. */
function readersOf(reads: Item[]): Item[] {
  const isRead = (id: unknown): boolean => reads.some((read) => read.id === id && read.read === true);
  return reads
    .filter((read, index) => reads.map(({ id }) => id).indexOf(read.id) === index)
    .map((read) => ({ ...read, read: isRead(read.id) }));
}

/** A page of whole messages, each with who has read it; what a cut Query split goes to the next page. */
export function threadPage(items: Item[], { isAscending, size, isCut, after }: Page) {
  const last = after ? util.base64Decode(after) : '';
  const found = items.filter((item) => item.__typename === 'Message' && ulidOf(item) !== last);
  const whole = isCut && isAscending && found.length > 1 ? found.slice(0, found.length - 1) : found;
  const page = whole.slice(0, size).map((message) => ({
    ...message,
    messageReads: {
      items: readersOf(
        items.filter((item) => item.__typename === 'MessageRead' && item.messageId === message.id),
      ),
    },
  }));
  const hasMore = isCut || found.length > page.length;
  const end = page[page.length - 1];
  return { items: page, nextToken: hasMore && end ? util.base64Encode(ulidOf(end)) : null };
}
