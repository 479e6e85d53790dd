/**
 * Why Cognito sends a mail with a code or a temporary password. The values are those in the event of the
 * trigger CustomMessage.
 */
export type CodeOccasion =
  | 'SignUp'
  | 'ResendCode'
  | 'ForgotPassword'
  | 'UpdateUserAttribute'
  | 'VerifyUserAttribute'
  | 'AdminCreateUser';
