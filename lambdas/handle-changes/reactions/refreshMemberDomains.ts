import { companyKeys } from '../../../model/blocks/companyKeys';
import { User } from '../../../model/entities/User';
import { UserPrivate } from '../../../model/entities/UserPrivate';
import { keyOf } from '../../../model/ids';
import { collection } from '../../lib/collection';
import { memberDomainRows } from '../../lib/blocks/memberDomainRows';
import { hasChanged } from '../../lib/hasChanged';
import { itemAt } from '../../lib/itemAt';
import { replaceRows } from '../../lib/replaceRows';
import type { Change } from '../Change';
import { hideFromCompanies } from '../hideFromCompanies';
import { env } from '../needs';
import type { Reaction } from '../Reaction';
import { ownSub } from '../../lib/ownSub';

function affectsDomains({ before, after }: Change): boolean {
  const kind = (after ?? before)?.__typename;
  if (kind === User.name) return hasChanged(before, after, ['organizationUsersId']);
  return kind === UserPrivate.name && hasChanged(before, after, ['email']);
}

/**
 * When a person joins or leaves an organization, or a member gets another verified mail address, stores for which
 * organization the address stands, and hides from it the talents who block its domain.
 */
export const refreshMemberDomains: Reaction = async (change) => {
  if (!affectsDomains(change)) return;
  const sub = ownSub((change.after ?? change.before)!);
  const TableName = env('TALENT_TABLE');
  const user = await itemAt(TableName, keyOf(User, sub));
  const { pk } = keyOf(UserPrivate, sub);
  const [contact, stored] = await Promise.all([
    itemAt(TableName, keyOf(UserPrivate, sub)),
    collection(TableName, pk, `${companyKeys.member}#`),
  ]);
  const due = user ? memberDomainRows(user, contact) : [];
  if (stored.length === 0 && due.length === 0) return;
  await replaceRows(TableName, stored, due);
  await hideFromCompanies([...stored, ...due].map(({ parentKey }) => String(parentKey)));
};
