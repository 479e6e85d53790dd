/**
 * The names of the errors with which Cognito rejects tokens for good. Temporary errors, such as throttling or
 * a failed network, are not among them.
 */
const REJECTIONS = new Set([
  'InvalidIdTokenException',
  'InvalidParameterException',
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'RefreshTokenReuseException',
  // The identity, of an identity pool that was replaced.
  'ResourceNotFoundException',
  'TokenRevokedException',
  'UserNotConfirmedException',
  'UserNotFoundException',
]);

/** Returns whether Cognito has rejected the stored tokens for good, so that trying again cannot help. */
export const isInvalidSession = (error: unknown) => error instanceof Error && REJECTIONS.has(error.name);
