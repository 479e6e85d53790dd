import { util } from '@aws-appsync/utils';
import { childId } from '../../../model/ids';
import { jobPeople } from '../../../model/jobPeople';
import { jobSnapshot } from '../../../model/snapshots/jobSnapshot';
import { userSnapshot } from '../../../model/snapshots/userSnapshot';
import type { Item } from '../../lib/Item';
import { stamp } from '../../lib/write/record';
import type { ApplyArgs } from './ApplyArgs';

/**
 * Builds a talent's first application to a job, with the fields that lists show; `staff` are the
 * organization's participants in its conversation.
 */
export function applicationOf(
  input: ApplyArgs['input'],
  user: Item,
  { job, staff }: { job: Item; staff: string[] },
  conversationId: string,
): Item {
  const now = util.time.nowISO8601();
  const { userID, openJobID, message, url, resumeIds, clientToken } = input;
  const values = {
    userID,
    openJobID,
    message,
    url,
    resumeIds,
    type: 'APPLIED',
    consentedAt: now,
    conversationId,
    history: [{ type: 'APPLIED', at: now, by: userID }],
    openJob: jobSnapshot(job),
    organizationId: job.organizationOpenJobsId,
    user: userSnapshot(user),
    staffIds: jobPeople(job),
    memberIds: [userID, ...staff.filter((sub) => sub !== userID)],
  };
  const id = childId(userID, openJobID);
  const made = stamp(values, { __typename: 'UserApplies', id, createdBy: userID, createToken: clientToken });
  return { ...made, owner: userID, parentKey: `OpenJob#${openJobID}`, parentSort: `UserApplies#${now}` };
}
