import json from '../data/conversations.json';

interface ConversationTexts {
  /**
   * The first message of an application. `{title}` is the job's title, `{occupation}` and `{years}` are the
   * talent's occupation and years of experience.
   */
  applicationMessages: string[];
  /** The organization's first reply, and the talent's answer to it. */
  exchanges: [reply: string, answer: string][];
  /** The organization's messages about the interview. */
  arrangements: string[];
  /** The last message, by the outcome of the application. */
  endings: Record<'CONTRACTED' | 'OFFERED' | 'REJECTED' | 'WITHDRAWN', string>;
  /** Reasons that the organization records with a rejection. */
  rejectionReasons: string[];
}

/** What talents and organizations write to each other about an application. */
export const conversations = json as ConversationTexts;
