import { declareEntity } from '../declareEntity';
import { MeetingLimits } from '../limits/MeetingLimits';
import { UserAppliesVisibility } from '../visibility/UserAppliesVisibility';
import { User } from './User';

/**
 * An application of a talent to a job, at most one for each job, because the job is part of the application's id. Its
 * states are declared in model/transitions/ApplyTransitions.
 */
export const UserApplies = declareEntity({
  name: 'UserApplies',
  in: User,
  isPrivate: true,
  id: ['openJobID'],
  parent: 'userID',
  owner: 'owner',
  access: {},
  limits: {
    ...{ reason: { upTo: 1000 }, note: { upTo: 1000 } },
    // Of a meeting.
    ...{ place: { upTo: MeetingLimits.place }, contact: { upTo: MeetingLimits.contact } },
  },
  fields: UserAppliesVisibility,
});
