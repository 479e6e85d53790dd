/**
 * Which client tokens a mutation accepts. `none`: it takes no client token; `recent`: only tokens created
 * within the last ten minutes; `old`: tokens of any age.
 */
export type AcceptedTokens = 'none' | 'recent' | 'old';
