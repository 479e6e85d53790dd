import { declareEntity } from '../declareEntity';
import { PoolLimits } from '../limits/PoolLimits';
import { PooledTalentVisibility } from '../visibility/PooledTalentVisibility';
import { User } from './User';

/**
 * What an organization keeps about a talent: one row for each pair, in the partition of the talent that nothing which the
 * talent reads can find. The notes are rows below it.
 */
export const PooledTalent = declareEntity({
  name: 'PooledTalent',
  in: User,
  isStaffOnly: true,
  id: ['organizationId'],
  parent: 'userID',
  access: {},
  limits: { addedLabels: { upTo: PoolLimits.label } },
  fields: PooledTalentVisibility,
});
