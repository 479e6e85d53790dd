/**
 * The names of the errors by which Cognito rejects tokens. Errors that can pass, such as throttling, failures
 * of Cognito and network errors, are not among them.
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

/** Returns true for an error by which Cognito rejects the stored tokens, so that trying again cannot help. */
export const isInvalidSession = (error: unknown) => error instanceof Error && REJECTIONS.has(error.name);
