import type { EnumValue } from '../../../../model/enums';
import type { Random } from '../../lib/Random';
import type { DemoJob } from '../jobs/DemoJob';
import type { DemoTalent } from '../talents/DemoTalent';

export type ApplyType = EnumValue<'ApplyType'>;

/**
 * A line in the conversation of a demo application: a message, or an event line that reports a change of
 * state.
 */
export interface DemoLine {
  at: string;
  by: 'talent' | 'owner' | 'admin';
  content: string;
  isEvent: boolean;
}

export interface DemoApplication {
  talent: DemoTalent;
  job: DemoJob;
  type: ApplyType;
  /** The sub of the administrator who changes the application's state. */
  adminSub: string;
  random: Random;
  conversationId: string;
  message: string;
  /**
   * The states that the demo application goes through, in their order, each with its time in ISO 8601; a rejection also
   * with what the organization notes about it.
   */
  steps: { type: ApplyType; at: string; decision?: [reason: EnumValue<'RejectionReason'>, note: string] }[];
  lines: DemoLine[];
  /**
   * Two numbers: how many of the conversation's messages the talent has not read, and how many the job's
   * owner has not read. The unread messages are the latest ones of the other party.
   */
  unread: { talent: number; owner: number };
}

/** What the conversation about a demo application, or about a scout, is built from. */
export type DemoThread = Pick<
  DemoApplication,
  'talent' | 'job' | 'adminSub' | 'conversationId' | 'lines' | 'unread'
>;
