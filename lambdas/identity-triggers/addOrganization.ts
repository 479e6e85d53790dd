import type { PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { Organization } from '../../model/entities/Organization';
import { keyOf } from '../../model/ids';
import { env } from './needs';
import { itemAt } from '../lib/itemAt';

/**
 * Adds a member's organization to the ID token, so that resolvers need not read it (decision T31). Adds no claim
 * when the organization does not exist: the profile may still refer to a deleted one.
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
