import type { PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { Organization } from '../../model/entities/Organization';
import { keyOf } from '../../model/ids';
import { env } from './needs';
import { itemAt } from '../lib/itemAt';

/**
 * Members of an organization carry it in their ID token, so that no resolver reads it first (decision T31). A member who
 * was added while the organization was deleted still names it: an organization that does not exist is no claim.
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
