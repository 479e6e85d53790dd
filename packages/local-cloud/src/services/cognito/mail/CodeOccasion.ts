/** Why Cognito mails a code or a temporary password, named as in the event of the trigger CustomMessage. */
export type CodeOccasion =
  | 'SignUp'
  | 'ResendCode'
  | 'ForgotPassword'
  | 'UpdateUserAttribute'
  | 'VerifyUserAttribute'
  | 'AdminCreateUser';
