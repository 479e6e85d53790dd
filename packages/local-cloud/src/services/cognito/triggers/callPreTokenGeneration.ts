import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import type { Claim } from '../tokens/Claim';
import { groupsOf } from '../tokens/groupsOf';
import type { ClaimChanges, TokenChanges } from '../tokens/TokenChanges';
import type { TokenOccasion } from '../tokens/TokenOccasion';
import type { UserRecord } from '../users/UserRecord';
import { callTrigger } from './callTrigger';

function refuse(): never {
  throw new ServiceError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
}

function objectOf(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : refuse();
}

function textsOf(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) && value.every((member) => typeof member === 'string') ? value : refuse();
}

/**
 * Reads changes of claims from the response of the trigger PreTokenGeneration. With version 1 of the event,
 * the trigger may only set claims to texts.
 */
function claimsOf(value: unknown, version: 1 | 2): ClaimChanges {
  const details = objectOf(value);
  const add = objectOf(details.claimsToAddOrOverride);
  if (version === 1 && Object.values(add).some((claim) => typeof claim !== 'string')) refuse();
  return { add: add as Record<string, Claim>, suppress: textsOf(details.claimsToSuppress) };
}

/**
 * Calls the trigger PreTokenGeneration, which may change claims, groups and scopes of the tokens that are
 * about to be issued. Returns the changes. If the trigger does not replace the groups, the result contains
 * the user's own groups.
 */
export async function callPreTokenGeneration(
  pool: Pool,
  user: UserRecord,
  occasion: TokenOccasion,
  clientId: string,
  scopes: string[],
  clientMetadata: Record<string, string> | undefined,
): Promise<TokenChanges> {
  const version = pool.configuration.triggers.tokenGenerationVersion;
  const ours = groupsOf(pool.configuration, user);
  const groupConfiguration = {
    groupsToOverride: ours.groups,
    iamRolesToOverride: ours.roles,
    preferredRole: ours.preferredRole,
  };
  const member = version === 1 ? 'claimsOverrideDetails' : 'claimsAndScopeOverrideDetails';
  const response = await callTrigger(pool, {
    trigger: 'PreTokenGeneration',
    source: `TokenGeneration_${occasion}`,
    user,
    clientId,
    version: String(version),
    request: { groupConfiguration, clientMetadata, ...(version === 2 && { scopes }) },
    response: { [member]: null },
  });
  const details = objectOf(response[member]);
  const access = version === 2 ? objectOf(details.accessTokenGeneration) : {};
  const override = objectOf(details.groupOverrideDetails);
  const given = 'groupsToOverride' in override;
  return {
    idToken: claimsOf(version === 2 ? details.idTokenGeneration : details, version),
    accessToken: {
      ...claimsOf(access, 2),
      scopesToAdd: textsOf(access.scopesToAdd),
      scopesToSuppress: textsOf(access.scopesToSuppress),
    },
    groups: given
      ? {
          groups: textsOf(override.groupsToOverride),
          roles: textsOf(override.iamRolesToOverride),
          preferredRole: typeof override.preferredRole === 'string' ? override.preferredRole : undefined,
        }
      : ours,
  };
}
