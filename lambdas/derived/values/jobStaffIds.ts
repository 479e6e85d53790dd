import { EnishiWorkHistory } from '../../../model/entities/EnishiWorkHistory';
import { UserApplies } from '../../../model/entities/UserApplies';
import { UserOpenJobs } from '../../../model/entities/UserOpenJobs';
import type { Entity } from '../../../model/Entity';
import type { DerivedValue } from '../DerivedValue';
import { jobOf } from '../jobOf';
import { staffIdsOf } from '../staffIdsOf';

const side = ({ name, table }: Entity): DerivedValue => ({
  name: `${name}.staffIds`,
  table,
  entity: name,
  attributes: ['staffIds', 'organizationId'],
  keptBy: ['refreshStaffOfRows'],
  async valuesOf(row, sources) {
    const job = await jobOf(row, sources);
    return job && staffIdsOf(job);
  },
});

/**
 * The derived attributes that applications, engagements and involvements copy from their job: the subs of the
 * job's owners and consultants, and the id of its organization.
 */
export const jobStaffIds = [UserApplies, EnishiWorkHistory, UserOpenJobs].map(side);
