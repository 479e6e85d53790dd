import { EnishiWorkHistory } from '../../../model/entities/EnishiWorkHistory';
import { UserApplies } from '../../../model/entities/UserApplies';
import { partitionOf } from '../../../model/ids';
import { attribute } from '../attribute';

/**
 * The derived attribute `engagementId` of an application: the talent's newest engagement in the job. The transaction that
 * makes the contract writes it, too, so that the page of the terms has it at once.
 */
export const engagementId = attribute(
  UserApplies,
  'engagementId',
  ['refreshEngagementOfApplication'],
  async ({ id, openJobID }, sources) => {
    const rows = await sources.children(EnishiWorkHistory, partitionOf(String(id)));
    const own = rows.filter(
      (row) => row.__typename === EnishiWorkHistory.name && row.openJobId === openJobID,
    );
    return own.at(-1)?.id ?? null;
  },
);
