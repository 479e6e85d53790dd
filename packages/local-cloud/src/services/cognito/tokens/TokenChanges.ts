import type { Claim } from './Claim';

export interface ClaimChanges {
  add: Record<string, Claim>;
  suppress: string[];
}

/** Changes of the tokens that the trigger PreTokenGeneration requests. */
export interface TokenChanges {
  idToken: ClaimChanges;
  accessToken: ClaimChanges & { scopesToAdd: string[]; scopesToSuppress: string[] };
  groups: { groups: string[]; roles: string[]; preferredRole: string | undefined };
}
