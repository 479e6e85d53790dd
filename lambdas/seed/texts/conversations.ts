import json from '../data/conversations.json';

interface ConversationTexts {
  /**
   * First messages of applications. `{title}` becomes the job's title; `{occupation}` and `{years}` become the talent's
   * occupation and years of experience.
   */
  applicationMessages: string[];
  /** First replies of the organization, each with the talent's answer to it. */
  exchanges: [reply: string, answer: string][];
  /** Messages in which the organization arranges the interview. */
  arrangements: string[];
  /** The last message of a conversation, by the application's final state. */
  endings: Record<'CONTRACTED' | 'OFFERED' | 'REJECTED' | 'WITHDRAWN', string>;
  /** Reasons that the organization gives with a rejection. */
  rejectionReasons: string[];
}

/** What demo talents and organizations write to each other about an application. */
export const conversations = json as ConversationTexts;
