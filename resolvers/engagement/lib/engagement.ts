import { util } from '@aws-appsync/utils';
import { childId } from '../../../model/ids';
import type { Item } from '../../lib/Item';
import { stamp } from '../../lib/write/record';

interface Made {
  by: string;
  segment: string;
  createToken?: string | null;
}

/**
 * An engagement between a talent and a job's organization, whose name is told as everybody sees it. `about` is
 * an application, or what stands for one: both sides' ids and snapshots, and whose the job is.
 */
export function engagementOf(about: Item, values: Item, { by, segment, createToken }: Made): Item {
  const { userID, openJobID, openJob, user, organizationId, staffIds } = about;
  const id = childId(`${userID}`, segment);
  const job = openJob as Item;
  const organizationName = values.organizationName ?? job.organizationName ?? job.organizationNameForHidden;
  // A name that an administrator entered does not follow the job.
  const byHand = values.organizationName ? { isNamedByHand: true } : {};
  const both = { userId: userID, openJobId: openJobID, openJob, user, organizationId, staffIds };
  const made = stamp(
    { isContinuation: !values.endDate, ...values, organizationName, ...byHand, ...both },
    { __typename: 'EnishiWorkHistory', id, createdBy: by, createToken },
  );
  return {
    ...made,
    owners: [userID],
    parentKey: `OpenJob#${openJobID}`,
    parentSort: `EnishiWorkHistory#${util.time.nowISO8601()}`,
  };
}
