import { readJson } from './readJson';

export interface Mail {
  to: string | string[];
  subject: string;
  text: string;
  html: string;
  /** The mail as it was sent (RFC 5322), a character for each byte. */
  source?: string;
  at: string;
}

export interface SlackPost {
  channel: string;
  text: string;
  blocks: unknown[];
  at: string;
}

/**
 * Reads the messages that the local stack has captured instead of sending them, newest first. `mail` returns
 * mails, optionally only those to the email `to`; `slack` returns Slack posts.
 */
export const captured = {
  mail: (to = '') => readJson<Mail[]>(`/_local/mail${to && `?to=${encodeURIComponent(to)}`}`),
  slack: () => readJson<SlackPost[]>('/_local/slack'),
};
