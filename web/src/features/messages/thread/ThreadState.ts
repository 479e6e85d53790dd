import type { ThreadLine } from './ThreadLine';

/** A member as the messages name them. */
export interface Participant {
  sub: string;
  name: string;
  icon: string | null;
}

/** What is loaded of a conversation. */
export interface ThreadState {
  status: 'loading' | 'shown' | 'missing' | 'failed';
  name: string;
  jobId: string | null;
  participants: readonly Participant[];
  /** Oldest first. */
  lines: readonly ThreadLine[];
  /** The cursor of the next older page; null at the beginning of the thread. */
  olderToken: string | null;
}
