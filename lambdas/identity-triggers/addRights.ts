import type { PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { LEAVING_GROUP } from '../../model/access';
import { Organization } from '../../model/entities/Organization';
import { keyOf } from '../../model/ids';
import { env } from './needs';
import type { StoredRow } from '../lib/StoredRow';
import { itemAt } from '../lib/itemAt';

/**
 * Adds the id of a person's organization to their ID token, as the claim `organizationId`, so that resolvers
 * need not read it (decision T31). Adds nothing while the client area is closed, or if the organization has
 * been deleted, even if the profile still refers to it.
 */
async function addOrganization(event: PreTokenGenerationTriggerEvent, user: StoredRow): Promise<void> {
  if (env('CLIENT_AREA') !== 'open' || !user.organizationUsersId) return;
  const organizationId = String(user.organizationUsersId);
  if (!(await itemAt(env('CATALOG_TABLE'), keyOf(Organization, organizationId)))) return;
  event.response = { claimsOverrideDetails: { claimsToAddOrOverride: { organizationId } } };
}

/**
 * Writes into a person's tokens what they may do beyond their own records. A person whose account will be erased may do
 * nothing beyond them: their groups, that of administrators included, are replaced by one that says so.
 */
export async function addRights(event: PreTokenGenerationTriggerEvent): Promise<void> {
  const { sub } = event.request.userAttributes;
  const user = sub && (await itemAt(env('TALENT_TABLE'), { pk: sub, sk: 'User' }));
  if (!user) return;
  if (!user.deletionRequestedAt) return addOrganization(event, user);
  event.response = { claimsOverrideDetails: { groupOverrideDetails: { groupsToOverride: [LEAVING_GROUP] } } };
}
