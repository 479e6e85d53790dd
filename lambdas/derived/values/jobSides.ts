import { EnishiWorkHistory } from '../../../model/entities/EnishiWorkHistory';
import { UserApplies } from '../../../model/entities/UserApplies';
import { UserOpenJobs } from '../../../model/entities/UserOpenJobs';
import type { Entity } from '../../../model/Entity';
import type { Derived } from '../Derived';
import { jobOf } from '../jobOf';
import { sideOf } from '../sideOf';

const side = ({ name, table }: Entity): Derived => ({
  name: `${name}.sideIds`,
  table,
  entity: name,
  attributes: ['sideIds', 'organizationId'],
  keptBy: ['refreshSideOfRows'],
  async valuesOf(row, sources) {
    const job = await jobOf(row, sources);
    return job && sideOf(job);
  },
});

/** The people and the organization of the job that a record is about. */
export const jobSides = [UserApplies, EnishiWorkHistory, UserOpenJobs].map(side);
