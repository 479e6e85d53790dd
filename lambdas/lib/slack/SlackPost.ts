import type { SlackMessage } from './SlackMessage';

/** The stored records that a message to Slack is about: a new talent, or the talent's application to `openJob`. */
export interface SlackSubject {
  field: 'notifyToSlackForNewUser' | 'notifyToSlackForNewUserApply';
  sub: string;
  openJob: string;
}

/**
 * A queued message to Slack, which the function notify-slack posts once for each `key`. A message about stored records
 * is built from them when it is posted, so that the queue has no copy of them.
 */
export type SlackPost = { key: string } & ({ message: SlackMessage } | { about: SlackSubject });
