import { entity } from '../Entity';
import { EngagementLimits } from '../limits/EngagementLimits';
import { EnishiWorkHistoryVisibility } from '../visibility/EnishiWorkHistoryVisibility';
import { User } from './User';

/** An engagement: born of an application that became a contract, it lies on the talent's private rows. */
export const EnishiWorkHistory = entity({
  name: 'EnishiWorkHistory',
  in: User,
  isPrivate: true,
  parent: 'userId',
  owner: 'owners',
  access: {},
  limits: EngagementLimits,
  fields: EnishiWorkHistoryVisibility,
  relations: { reviews: { kind: 'many', entity: 'EnishiWorkHistoryReview' } },
});
