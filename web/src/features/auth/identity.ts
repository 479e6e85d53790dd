import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signUp,
} from 'aws-amplify/auth';
import i18next from 'i18next';
import { startAmplify } from '../../lib/amplify/startAmplify';
import { rememberTokens } from '../../lib/amplify/tokenStorage';

export interface Credentials {
  email: string;
  password: string;
}

/** What a person must do next in order to sign in; `done` when the person is signed in. */
export type SignInStep = 'done' | 'newPassword' | 'confirmEmail' | 'resetPassword';

const steps: Partial<Record<string, SignInStep>> = {
  DONE: 'done',
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: 'newPassword',
  CONFIRM_SIGN_UP: 'confirmEmail',
  RESET_PASSWORD: 'resetPassword',
};

function stepOf({ nextStep }: { nextStep: { signInStep: string } }): SignInStep {
  const step = steps[nextStep.signInStep];
  if (!step) throw new Error(`The user pool asks for ${nextStep.signInStep}`);
  return step;
}

/**
 * The Cognito calls of signing in and registration. They reject with Cognito's errors, which
 * `getIdentityErrorText` converts into texts. Screens import this module only when they call it, so that
 * their forms appear sooner.
 */
export const identity = {
  async signIn({ email, password, remember }: Credentials & { remember: boolean }): Promise<SignInStep> {
    await startAmplify();
    rememberTokens(remember);
    return stepOf(await signIn({ username: email, password }));
  },
  /** Answers Cognito's challenge to choose a new password, for an account that an administrator created. */
  async setNewPassword(password: string): Promise<SignInStep> {
    return stepOf(await confirmSignIn({ challengeResponse: password }));
  },
  async signUp({ email, password }: Credentials): Promise<void> {
    await startAmplify();
    const { language } = i18next;
    // The language of the person's mails; the pool has Japanese for everybody else.
    const userAttributes = { email, ...(language !== 'ja' && { locale: language }) };
    await signUp({ username: email, password, options: { userAttributes } });
  },
  async confirm(email: string, code: string): Promise<void> {
    await startAmplify();
    await confirmSignUp({ username: email, confirmationCode: code });
  },
  async resendCode(email: string): Promise<void> {
    await startAmplify();
    await resendSignUpCode({ username: email });
  },
  /** Requests a code for resetting the password. The result is the same for registered and unknown emails. */
  async sendResetCode(email: string): Promise<void> {
    await startAmplify();
    try {
      await resetPassword({ username: email });
    } catch (error) {
      const { name } = error as Error;
      if (name !== 'UserNotFoundException' && name !== 'InvalidParameterException') throw error;
    }
  },
  async resetPassword({ email, password, code }: Credentials & { code: string }): Promise<void> {
    await startAmplify();
    await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
  },
};
