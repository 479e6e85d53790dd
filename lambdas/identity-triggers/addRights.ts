import type { PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { LEAVING_GROUP } from '../../model/access';
import { Organization } from '../../model/entities/Organization';
import { keyOf } from '../../model/ids';
import { env } from './needs';
import type { StoredRow } from '../lib/StoredRow';
import { itemAt } from '../lib/itemAt';

type Claims = Partial<Record<'organizationId' | 'memberOf' | 'rightsReadAt', string>>;

/**
 * Returns the claim of the ID token with the id of a person's organization, so that resolvers need not read it
 * (decision T31): `organizationId` gives the rights of a member. While the client area is closed, and to a person whose
 * account will be erased, it is `memberOf` instead, which gives none: it only hides the talents who block the
 * organization. Empty if the organization has been deleted, even if the profile still refers to it.
 */
async function claimsOf(user: StoredRow): Promise<Claims> {
  if (!user.organizationUsersId) return {};
  const id = String(user.organizationUsersId);
  if (!(await itemAt(env('CATALOG_TABLE'), keyOf(Organization, id)))) return {};
  return env('CLIENT_AREA') === 'open' && !user.deletionRequestedAt
    ? { organizationId: id }
    : { memberOf: id };
}

/**
 * Writes into a person's tokens what they may do beyond their own records. A person whose account will be erased may do
 * nothing beyond them: their groups, that of administrators included, are replaced by one that says so.
 */
export async function addRights(event: PreTokenGenerationTriggerEvent): Promise<void> {
  const { sub } = event.request.userAttributes;
  // A right that ends after this moment may still be in the tokens, whose own time has whole seconds only.
  const rightsReadAt = new Date().toISOString();
  const user = sub && (await itemAt(env('TALENT_TABLE'), { pk: sub, sk: 'User' }));
  if (!user) return;
  const isLeaving = Boolean(user.deletionRequestedAt);
  event.response = {
    claimsOverrideDetails: {
      claimsToAddOrOverride: { ...(await claimsOf(user)), rightsReadAt },
      ...(isLeaving && { groupOverrideDetails: { groupsToOverride: [LEAVING_GROUP] } }),
    },
  };
}
