import { UserApplies } from '../../../../model/entities/UserApplies';
import { childId } from '../../../../model/ids';
import { jobSnapshot } from '../../../../model/snapshots/jobSnapshot';
import { userSnapshot } from '../../../../model/snapshots/userSnapshot';
import { seedItem } from '../../lib/seedItem';
import type { StoredItem } from '../../lib/StoredItem';
import { nameFields } from '../people/nameFields';
import type { DemoApplication } from './DemoApplication';

/**
 * Builds the record of a demo application, including the copies of the job and of the talent that lists show.
 */
export function applicationItem(application: DemoApplication): StoredItem {
  const { talent, job, type, adminSub, conversationId, message, steps } = application;
  const { person, displayName } = talent;
  const { sub } = person;
  const appliedAt = steps[0]?.at ?? job.createdAt;
  return seedItem(UserApplies, childId(sub, job.id), appliedAt, {
    owner: sub,
    createdBy: sub,
    userID: sub,
    openJobID: job.id,
    type,
    message,
    consentedAt: appliedAt,
    updatedAt: steps.at(-1)?.at ?? appliedAt,
    version: steps.length,
    conversationId,
    history: steps.map((step) => ({
      ...step,
      by: step.type === 'APPLIED' || step.type === 'WITHDRAWN' ? sub : adminSub,
    })),
    organizationId: job.values.organizationOpenJobsId,
    openJob: jobSnapshot({ ...job.values, id: job.id }),
    user: userSnapshot({ sub, name: nameFields(person).name, displayName }),
    memberIds: [sub, job.owner.sub],
    staffIds: [job.owner.sub],
    parentKey: `OpenJob#${job.id}`,
    parentSort: `UserApplies#${appliedAt}`,
  });
}
