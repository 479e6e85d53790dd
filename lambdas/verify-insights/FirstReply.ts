import { counterKey } from '../lib/insights/counterKey';
import { japanDay } from '../../model/japanDay';
import type { StoredRow } from '../lib/StoredRow';
import type { Tally } from './Tally';

const MINUTE = 60_000;

/**
 * A conversation whose first message has been read by the scan: the author and the time of that message, and
 * whether somebody has answered it.
 */
export interface Thread {
  conversation: string;
  author: string;
  at: string;
  isAnswered: boolean;
}

/**
 * Finds the first answer in each conversation while the table Conversation is scanned, in one of the segments
 * that are scanned at the same time. A Scan returns the messages of a conversation together and in the order
 * of their sort keys, so only the current conversation has to be remembered.
 */
export class FirstReply {
  constructor(private thread: Thread | null = null) {}

  get current(): Thread | null {
    return this.thread;
  }

  /**
   * Takes the next message that was read from the segment. If it is the first answer in its conversation,
   * adds to the tally the number of minutes since the conversation's first message.
   */
  next({ pk, authorId, createdAt, isEvent }: StoredRow, tally: Tally): void {
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
