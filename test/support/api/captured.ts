import { readJson } from './readJson';

export interface Mail {
  to: string | string[];
  subject: string;
  text: string;
  html: string;
  at: string;
}

export interface SlackPost {
  channel: string;
  text: string;
  blocks: unknown[];
  at: string;
}

/** What the local stack has mailed and posted so far, the newest first; mail to one address alone when it is given. */
export const captured = {
  mail: (to = '') => readJson<Mail[]>(`/_local/mail${to && `?to=${encodeURIComponent(to)}`}`),
  slack: () => readJson<SlackPost[]>('/_local/slack'),
};
