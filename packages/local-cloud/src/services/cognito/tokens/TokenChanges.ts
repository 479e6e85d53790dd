import type { Claim } from './Claim';

export interface ClaimChanges {
  add: Record<string, Claim>;
  suppress: string[];
}

/** What the trigger PreTokenGeneration wants to change in the tokens. */
export interface TokenChanges {
  idToken: ClaimChanges;
  accessToken: ClaimChanges & { scopesToAdd: string[]; scopesToSuppress: string[] };
  groups: { groups: string[]; roles: string[]; preferredRole: string | undefined };
}
