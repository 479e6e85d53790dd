import type { CodeOccasion } from './CodeOccasion';

/** Which of the user pool's mails is sent on each occasion. */
export const mailOccasions: Readonly<Record<CodeOccasion, 'verificationMail' | 'invitationMail'>> = {
  SignUp: 'verificationMail',
  ResendCode: 'verificationMail',
  ForgotPassword: 'verificationMail',
  UpdateUserAttribute: 'verificationMail',
  VerifyUserAttribute: 'verificationMail',
  AdminCreateUser: 'invitationMail',
};
