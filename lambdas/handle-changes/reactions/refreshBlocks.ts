import { companyKeys } from '../../../model/blocks/companyKeys';
import { CompanyBlock } from '../../../model/entities/CompanyBlock';
import { User } from '../../../model/entities/User';
import { WorkHistory } from '../../../model/entities/WorkHistory';
import { keyOf } from '../../../model/ids';
import { isPresentEmployment } from '../../../model/visibility/isPresentEmployment';
import { refresh } from '../../derived/refresh';
import { collection } from '../../lib/collection';
import { blockRowsOf } from '../../lib/blocks/blockRowsOf';
import { hasChanged } from '../../lib/hasChanged';
import { replaceRows } from '../../lib/replaceRows';
import type { StoredRow } from '../../lib/StoredRow';
import type { Change } from '../Change';
import { env } from '../needs';
import type { Reaction } from '../Reaction';
import { ownSub } from '../../lib/ownSub';

const employerOf = (row: StoredRow | undefined) =>
  row && { name: row.organizationName, isPresent: isPresentEmployment(row) };

/** Returns whether a change affects what a talent blocks. */
function affectsBlocks({ before, after }: Change): boolean {
  const kind = (after ?? before)?.__typename;
  if (kind === CompanyBlock.name) return true;
  if (kind === User.name) return hasChanged(before, after, ['isShownToEmployers']);
  return (
    kind === WorkHistory.name && hasChanged(employerOf(before), employerOf(after), ['name', 'isPresent'])
  );
}

/**
 * When a talent blocks a company, lifts a block, or has another present employer, stores what the talent blocks, and
 * hides the profile from the organizations.
 */
export const refreshBlocks: Reaction = async (change) => {
  if (!affectsBlocks(change)) return;
  const sub = ownSub((change.after ?? change.before)!);
  const TableName = env('TALENT_TABLE');
  const [profile, privateRows] = await Promise.all([
    collection(TableName, sub),
    collection(TableName, `${sub}#private`),
  ]);
  const user = profile.find(({ __typename }) => __typename === User.name);
  const stored = privateRows.filter((row) => companyKeys.isPersonRow(companyKeys.blocked, row));
  await replaceRows(TableName, stored, user ? blockRowsOf(user, profile, privateRows) : []);
  await refresh(User.table, keyOf(User, sub), ['User.hiddenFrom']);
};
