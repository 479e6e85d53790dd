import type { DemoJob } from '../jobs/DemoJob';
import type { DemoTalent } from '../talents/DemoTalent';

/** Returns what the id of a demo engagement is made from. The one that began with an application is of this month. */
export const engagementKeyOf = ({ person }: DemoTalent, job: DemoJob, monthsAgo = 0) =>
  `engagement:${person.key}:${job.id}:${monthsAgo}`;
