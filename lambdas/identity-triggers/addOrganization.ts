import type { PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { env } from '../lib/env';
import { itemAt } from '../lib/itemAt';

/** Members of an organization carry it in their ID token, so that no resolver reads it first (decision T31). */
export async function addOrganization(event: PreTokenGenerationTriggerEvent): Promise<void> {
  if (env('CLIENT_AREA') !== 'open') return;
  const { sub } = event.request.userAttributes;
  if (!sub) return;
  const user = await itemAt(env('TALENT_TABLE'), { pk: sub, sk: 'User' });
  if (!user?.organizationUsersId) return;
  event.response = {
    claimsOverrideDetails: {
      claimsToAddOrOverride: { organizationId: String(user.organizationUsersId) },
    },
  };
}
