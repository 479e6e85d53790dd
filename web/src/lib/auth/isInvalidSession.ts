/** As the pools name them: a throttled or failing pool is not among them, nor a network in the way. */
const REJECTIONS = new Set([
  'InvalidIdTokenException',
  'InvalidParameterException',
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'RefreshTokenReuseException',
  // The identity, of a pool that was made anew.
  'ResourceNotFoundException',
  'TokenRevokedException',
  'UserNotConfirmedException',
  'UserNotFoundException',
]);

/** Whether the pools answered, and will have none of what this browser keeps: asking again would not help. */
export const isInvalidSession = (error: unknown) => error instanceof Error && REJECTIONS.has(error.name);
