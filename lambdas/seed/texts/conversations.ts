import type { EnumValue } from '../../../model/enums';
import json from '../data/conversations.json';

interface ConversationTexts {
  /**
   * First messages of applications. `{title}` becomes the job's title; `{occupation}` and `{years}` become the talent's
   * occupation and years of experience.
   */
  applicationMessages: string[];
  /** Pairs of an organization's first reply to an application and the talent's answer to that reply. */
  exchanges: [reply: string, answer: string][];
  /** Messages in which an organization arranges an interview with an applicant. */
  arrangements: string[];
  /** The last message about an application, by the state that the application has reached. */
  endings: Record<'CONTRACTED' | 'OFFERED' | 'REJECTED' | 'WITHDRAWN', string>;
  /** What an organization notes for itself about a rejection: the reason, and a note. */
  decisions: [reason: EnumValue<'RejectionReason'>, note: string][];
}

/** The messages that demo talents and organizations write to each other about an application. */
export const conversations = json as unknown as ConversationTexts;
