import { companyKeys } from '../../../model/blocks/companyKeys';
import { Organization } from '../../../model/entities/Organization';
import { User } from '../../../model/entities/User';
import { blockRowsOf } from '../../lib/blocks/blockRowsOf';
import type { DerivedValue } from '../DerivedValue';
import type { Sources } from '../Sources';

/** Returns the ids of the organizations that have a name or a mail domain. */
async function organizationsWith(key: string, sources: Sources): Promise<string[]> {
  const [named, members] = await Promise.all([
    sources.partition(Organization.table, key),
    sources.below(key, companyKeys.member),
  ]);
  return [...named, ...members].map(({ organizationId }) => String(organizationId));
}

/**
 * The organizations that a talent blocks: `hiddenFrom` all of them, which nobody reads; `blockedOrganizationIds` those
 * that everybody sees, for the talent, who must not learn that a company hides itself here.
 */
export const hiddenFrom: DerivedValue = {
  name: 'User.hiddenFrom',
  table: User.table,
  entity: User.name,
  attributes: ['hiddenFrom', 'blockedOrganizationIds'],
  keptBy: ['refreshBlocks', 'refreshCompanyName', 'refreshMemberDomains'],
  async valuesOf(user, sources) {
    const [profile, privateRows] = await Promise.all([
      sources.partition(User.table, user.pk),
      sources.partition(User.table, `${user.pk}#private`),
    ]);
    const rows = blockRowsOf(user, profile, privateRows);
    const found = await Promise.all(
      rows.map(({ parentKey }) => organizationsWith(String(parentKey), sources)),
    );
    const ids = [...new Set(found.flat())].sort();
    const organizations = await Promise.all(ids.map((id) => sources.of(Organization, id)));
    const listed = ids.filter((_, at) => organizations[at]?.listKey === Organization.name);
    const orNone = (list: string[]) => (list.length > 0 ? list : null);
    return { hiddenFrom: orNone(ids), blockedOrganizationIds: orNone(listed) };
  },
};
