import { counterKey } from '../lib/insights/counterKey';
import { japanDay } from '../lib/insights/japanDay';
import type { Item } from '../lib/Item';
import type { Tally } from './Tally';

const MINUTE = 60_000;

/** The conversation that a segment of a scan is in the middle of. */
export interface Thread {
  conversation: string;
  author: string;
  at: string;
  isAnswered: boolean;
}

/**
 * Finds the first answer of each conversation while a segment of the table is scanned. A Scan returns the records of a
 * partition together and in the order of their sort keys, so only the current conversation has to be remembered.
 */
export class FirstReply {
  constructor(private thread: Thread | null = null) {}

  get current(): Thread | null {
    return this.thread;
  }

  /** Takes the next message of the segment, and adds it to the tally if it is a first answer. */
  next({ pk, authorId, createdAt, isEvent }: Item, tally: Tally): void {
    const [author, at] = [String(authorId), String(createdAt)];
    if (this.thread?.conversation !== pk) {
      this.thread = { conversation: pk, author, at, isAnswered: false };
      return;
    }
    if (this.thread.isAnswered || isEvent === true || author === this.thread.author) return;
    this.thread = { ...this.thread, isAnswered: true };
    const minutes = (Date.parse(at) - Date.parse(this.thread.at)) / MINUTE;
    tally.add(counterKey('FIRST_REPLY_MINUTES', japanDay(at)), Math.max(0, minutes));
  }
}
