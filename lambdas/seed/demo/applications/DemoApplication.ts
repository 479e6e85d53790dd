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
  /** The states that the demo application has reached, in their order, each with its time in ISO 8601. */
  steps: { type: ApplyType; at: string; reason?: string }[];
  lines: DemoLine[];
  /**
   * How many messages in the demo application's conversation are unread, for the talent and for the job's
   * owner. These are the latest messages that the other party wrote.
   */
  unread: { talent: number; owner: number };
}
