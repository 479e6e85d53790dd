/** Which client tokens a mutation accepts: none, those of the last ten minutes, or also older ones. */
export type AcceptedTokens = 'none' | 'recent' | 'old';
