/**
 * The root fields that a person may call before agreeing to the terms (decision T49), besides those that guests may
 * call: to agree, to register the profile, which includes the consent, to leave, to sign out everywhere, to read one's
 * own account, and to report an error.
 */
export const openBeforeConsent: readonly string[] = [
  'Mutation.agreeToTerms',
  'Mutation.createUser',
  'Mutation.deleteUser',
  'Mutation.cancelUserDeletion',
  'Mutation.endSubscriptions',
  'Query.getUserPrivate',
  'Query.notifyErrorToSlack',
];
