/**
 * Which client tokens a mutation accepts. `none`: it takes no client token; `recent`: only tokens whose time
 * is within ten minutes of now; `old`: also tokens of any earlier time.
 */
export type AcceptedTokens = 'none' | 'recent' | 'old';
