import type { EnumValue } from '../../../../model/enums';
import type { Random } from '../../lib/Random';
import type { DemoJob } from '../jobs/DemoJob';
import type { DemoTalent } from '../talents/DemoTalent';

export type ApplyType = EnumValue<'ApplyType'>;

/** A message or event of a conversation. */
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
  /** The administrator who changes the state of applications. */
  adminSub: string;
  random: Random;
  conversationId: string;
  message: string;
  /** When each step was reached, in order. */
  steps: { type: ApplyType; at: string; reason?: string }[];
  lines: DemoLine[];
  /** How many of the other party's last messages the talent and the owner have not read. */
  unread: { talent: number; owner: number };
}
