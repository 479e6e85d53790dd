/** The names of Cognito's rejections. Throttling, failures of the pool and network errors are not among them. */
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

/** True when Cognito rejected the stored tokens; retrying cannot help. */
export const isInvalidSession = (error: unknown) => error instanceof Error && REJECTIONS.has(error.name);
