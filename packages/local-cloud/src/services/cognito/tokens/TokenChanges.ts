import type { Claim } from './Claim';

export interface ClaimChanges {
  add: Record<string, Claim>;
  suppress: string[];
}

/** What the pre-token-generation function wants otherwise. */
export interface TokenChanges {
  idToken: ClaimChanges;
  accessToken: ClaimChanges & { scopesToAdd: string[]; scopesToSuppress: string[] };
  groups: { groups: string[]; roles: string[]; preferredRole: string | undefined };
}
