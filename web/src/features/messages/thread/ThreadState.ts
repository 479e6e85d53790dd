import type { ThreadApplicationFragment } from '../../../generated/thread';
import type { LineAbove, ThreadLine } from './ThreadLine';

/** A member of a conversation with the name that is shown with their messages. */
export interface Participant {
  sub: string;
  name: string;
  icon: string | null;
}

/**
 * A page of older messages. While it is far from the visible area its messages are dropped, so that a long
 * conversation does not fill the memory; its cursor loads them again.
 */
export interface OlderPage {
  /** The cursor that loads the page. It names a message, so it stays valid when messages are added. */
  token: string;
  /** The id of its oldest message. */
  from: string;
  /** Its newest message, as far as the message below depends on it. */
  last: LineAbove;
  /** Its messages, the oldest first; null while they are dropped. */
  lines: readonly ThreadLine[] | null;
}

/** The loaded part of an open conversation and its loading state. */
export interface ThreadState {
  status: 'loading' | 'shown' | 'missing' | 'failed';
  name: string;
  jobId: string | null;
  /** The talent's application to the job; null if there is none, or the person may not see it. */
  application: ThreadApplicationFragment | null;
  participants: readonly Participant[];
  /** The messages of the newest page and those that have arrived since, the oldest first. */
  lines: readonly ThreadLine[];
  /** The pages of older messages that have been loaded, the newest page first. */
  pages: readonly OlderPage[];
  /** The cursor of the next older page; null when the oldest message is loaded. */
  olderToken: string | null;
}
