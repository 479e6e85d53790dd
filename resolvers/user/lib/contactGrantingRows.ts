import type { Caller } from '../../../model/access';
import type { Snapshot, StoredRow } from '../../generated/types';
import { jobRoleInRow } from '../../lib/access/jobStaff';
import type { PrivateRow } from './PrivateRow';
import { asText } from '../../lib/asText';

const KINDS = ['UserApplies', 'EnishiWorkHistory'];

type Granting = { __typename: 'UserApplies' | 'EnishiWorkHistory' };

/** An application or an engagement, with what one of them has. */
export type ContactRow<Row = PrivateRow> = Extract<Row, Granting> &
  Pick<Snapshot<'UserApplies'>, 'consentedAt' | 'resumeIds'> &
  Pick<Snapshot<'EnishiWorkHistory'>, 'organizationName'>;

/**
 * Returns those private rows of a talent that put the caller in contact with the talent: engagements, and
 * applications that are not withdrawn, if the caller has a role in the job. Conversations are not among them,
 * because otherwise anyone who may open one could get in contact with any talent.
 */
export function contactGrantingRows<Row extends StoredRow>(
  who: Caller,
  privateRows: readonly Row[],
): ContactRow<Row>[] {
  return privateRows.filter((row): row is ContactRow<Row> => {
    if (!KINDS.includes(asText(row.__typename)) || row.type === 'WITHDRAWN') return false;
    return jobRoleInRow(who, row) !== 'none';
  });
}
