import type { Random } from '../../lib/Random';
import type { ApplyType } from './applySteps';
import type { DemoJob } from '../jobs/DemoJob';
import type { DemoTalent } from '../talents/DemoTalent';

/** A line of a conversation on its way into the table. */
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
  /** The administrator who moves applications. */
  adminSub: string;
  random: Random;
  conversationId: string;
  message: string;
  /** When each step was reached, in order. */
  steps: { type: ApplyType; at: string; reason?: string }[];
  lines: DemoLine[];
  /** How many of the last lines of the other side the talent and the owner have not read. */
  unread: { talent: number; owner: number };
}
