/**
 * Returns whether a contract ends: a side has given notice, or both have agreed. Resolvers use this function too, so it is
 * limited to the APPSYNC_JS subset.
 */
export const isEnding = (ending: { readonly state?: unknown } | null | undefined): boolean =>
  ending?.state === 'NOTIFIED' || ending?.state === 'CONFIRMED';
