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

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;

/** Mails the code that confirms an email, if it belongs to an account that waits for it. */
async function confirmFirst(email: string): Promise<'reset' | 'confirm'> {
  try {
    return (await resendSignUpCode({ username: email })) ? 'confirm' : 'reset';
  } catch (error) {
    if (isNamed(error, 'InvalidParameterException') || isNamed(error, 'UserNotFoundException'))
      return 'reset';
    throw error;
  }
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
  /**
   * Creates an account, and has a code mailed. If the email is registered but was never confirmed, a code is
   * mailed again. Resolves to `known` when the password is then that of the first attempt, and to `foreign`
   * when it is not: somebody else may know that one, so it has to be replaced.
   */
  async signUp({ email, password }: Credentials): Promise<'new' | 'known' | 'foreign'> {
    await startAmplify();
    const { language } = i18next;
    // The language of the person's mails; the pool has Japanese for everybody else.
    const userAttributes = { email, ...(language !== 'ja' && { locale: language }) };
    try {
      await signUp({ username: email, password, options: { userAttributes } });
      return 'new';
    } catch (error) {
      if (!isNamed(error, 'UsernameExistsException')) throw error;
      // Refused if the account is confirmed or was invited.
      if ((await confirmFirst(email)) !== 'confirm') throw error;
      const step = await signIn({ username: email, password }).then(stepOf, () => null);
      return step === 'confirmEmail' ? 'known' : 'foreign';
    }
  },
  async confirm(email: string, code: string): Promise<void> {
    await startAmplify();
    await confirmSignUp({ username: email, confirmationCode: code });
  },
  async resendCode(email: string): Promise<void> {
    await startAmplify();
    await resendSignUpCode({ username: email });
  },
  /**
   * Requests a code for resetting the password. An email that was never confirmed gets the code that confirms
   * it, which the result says. Unknown, invited and suspended accounts get no code,
   * and the same result as others.
   */
  async sendResetCode(email: string): Promise<'reset' | 'confirm'> {
    await startAmplify();
    try {
      await resetPassword({ username: email });
    } catch (error) {
      if (isNamed(error, 'InvalidParameterException')) return confirmFirst(email);
      if (!isNamed(error, 'UserNotFoundException') && !isNamed(error, 'NotAuthorizedException')) throw error;
    }
    return 'reset';
  },
  async resetPassword({ email, password, code }: Credentials & { code: string }): Promise<void> {
    await startAmplify();
    await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
  },
};
