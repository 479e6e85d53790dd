/** Why a code or a temporary password is mailed, in the words of the custom-message trigger's event. */
export type CodeOccasion =
  | 'SignUp'
  | 'ResendCode'
  | 'ForgotPassword'
  | 'UpdateUserAttribute'
  | 'VerifyUserAttribute'
  | 'AdminCreateUser';
