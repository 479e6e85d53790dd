import { OpenJob } from '../../model/entities/OpenJob';
import { addressOf } from '../../model/ids';
import { jobSnapshot } from '../../model/snapshots/jobSnapshot';
import { shownOrganization } from '../../model/snapshots/shownOrganization';
import { env } from '../lib/env';
import type { Item } from '../lib/Item';
import { itemAt } from '../lib/itemAt';
import type { Change } from './Change';

interface Renamed {
  name: string;
  /** Every other name that it may stand under. */
  former: readonly unknown[];
}

const shown = (job: Item) => shownOrganization(jobSnapshot(job));
const namesOf = (job: Item) => [job.organizationName, job.organizationNameForHidden];

/**
 * What everybody may call a job's organization, where a change of the job touches it; else undefined. Told by the job
 * as it now is: an old event names nobody again.
 */
export async function renamedOrganization({ before, after }: Change): Promise<Renamed | undefined> {
  if (!before || after?.__typename !== 'OpenJob' || shown(before) === shown(after)) return undefined;
  const job = await itemAt(env('OPEN_JOB_TABLE'), addressOf(OpenJob, after.pk));
  if (!job) return undefined;
  const name = shown(job);
  return { name, former: [before, after, job].flatMap(namesOf).filter((each) => each && each !== name) };
}
