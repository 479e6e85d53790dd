/**
 * The consents of a talent. The fields of `AgreedTerms`, for example, are `isAgreedTerms` and, with the time
 * of the consent, `agreedTermsAt`.
 */
export const consents = ['AgreedTerms', 'ConfirmedServiceGuide', 'AgreedPostForClient'] as const;

/**
 * Returns the name of the field with the time of a consent. The server sets this time for a consent that was
 * given after the registration; a consent without a time was given with the registration. Resolvers use this
 * function too, so it is limited to the APPSYNC_JS subset.
 */
export const consentTime = <Consent extends string>(consent: Consent) =>
  `${consent.slice(0, 1).toLowerCase()}${consent.slice(1)}At` as `${Uncapitalize<Consent>}At`;
