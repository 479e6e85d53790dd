import type { ThreadLine } from './ThreadLine';

/** A member of a conversation with the name that is shown with their messages. */
export interface Participant {
  sub: string;
  name: string;
  icon: string | null;
}

/** The loaded part of an open conversation and its loading state. */
export interface ThreadState {
  status: 'loading' | 'shown' | 'missing' | 'failed';
  name: string;
  jobId: string | null;
  participants: readonly Participant[];
  /** The loaded messages, the oldest first. */
  lines: readonly ThreadLine[];
  /** The cursor of the next older page; null when the oldest message is loaded. */
  olderToken: string | null;
}
