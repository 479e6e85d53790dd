import type { PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { Organization } from '../../model/entities/Organization';
import { keyOf } from '../../model/ids';
import { env } from './needs';
import { itemAt } from '../lib/itemAt';

/**
 * Adds the id of a person's organization to their ID token, as the claim `organizationId`, so that resolvers
 * need not read it (decision T31). Adds nothing while the client area is closed, or if the organization has
 * been deleted, even if the profile still refers to it.
 */
export async function addOrganization(event: PreTokenGenerationTriggerEvent): Promise<void> {
  if (env('CLIENT_AREA') !== 'open') return;
  const { sub } = event.request.userAttributes;
  if (!sub) return;
  const user = await itemAt(env('TALENT_TABLE'), { pk: sub, sk: 'User' });
  if (!user?.organizationUsersId) return;
  const organizationId = String(user.organizationUsersId);
  if (!(await itemAt(env('CATALOG_TABLE'), keyOf(Organization, organizationId)))) return;
  event.response = { claimsOverrideDetails: { claimsToAddOrOverride: { organizationId } } };
}
