/** The consents of a talent: each is a field `is…` and, with its time, a field `…At`. */
export const consents = ['AgreedTerms', 'ConfirmedServiceGuide', 'AgreedPostForClient'] as const;

/**
 * Returns the name of the field with the time of a consent that was given after the registration. The server sets it; a
 * consent without a time was given with the registration. Resolvers use this function too, so it
 * is limited to the APPSYNC_JS subset.
 */
export const consentTime = <Consent extends string>(consent: Consent) =>
  `${consent.slice(0, 1).toLowerCase()}${consent.slice(1)}At` as `${Uncapitalize<Consent>}At`;
