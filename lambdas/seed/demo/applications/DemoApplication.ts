import type { EnumValue } from '../../../../model/enums';
import type { Random } from '../../lib/Random';
import type { DemoJob } from '../jobs/DemoJob';
import type { DemoTalent } from '../talents/DemoTalent';

export type ApplyType = EnumValue<'ApplyType'>;

/** A message or an event line in the conversation of a demo application. */
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
  /** The states that the application has reached, in their order, each with its time. */
  steps: { type: ApplyType; at: string; reason?: string }[];
  lines: DemoLine[];
  /** How many of the latest messages of the other party the talent and the job's owner have not read. */
  unread: { talent: number; owner: number };
}
