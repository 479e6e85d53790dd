import {
  confirmUserAttribute,
  signIn,
  signOut,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { startAmplify } from '../../../lib/amplify/startAmplify';
import { readTokens } from '../../../lib/auth/readTokens';
import { refreshSession } from '../../../lib/auth/refreshSession';

/** Reads the tokens and the session again, so that they contain what was changed in the user pool. */
async function renewSession(): Promise<void> {
  await readTokens(true);
  await refreshSession();
}

/**
 * The calls to Cognito with which signed-in people change their own account. They reject with Cognito's errors, whose
 * `name` `getIdentityErrorText` converts into a text.
 */
export const ownAccount = {
  /** Has a code mailed to a new email. The old one stays until `confirmEmail`. */
  async requestEmail(email: string): Promise<void> {
    await startAmplify();
    await updateUserAttributes({ userAttributes: { email } });
  },
  /** Makes the new email the person's own. The renewed token brings it to the API, which stores it. */
  async confirmEmail(code: string): Promise<void> {
    await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code });
    await renewSession();
  },
  async changeName(name: string | null): Promise<void> {
    await startAmplify();
    await updateUserAttributes({ userAttributes: { 'custom:name': name ?? '' } });
    await renewSession();
  },
  /**
   * Changes the password and ends all sessions, then signs in again on this device alone. If only the last step fails,
   * it resolves to false: the password is changed, and the person has to sign in.
   */
  async changePassword(email: string, current: string, next: string): Promise<boolean> {
    await startAmplify();
    await updatePassword({ oldPassword: current, newPassword: next });
    await signOut({ global: true });
    try {
      await signIn({ username: email, password: next });
      return true;
    } catch (error) {
      console.warn('signIn', error);
      return false;
    }
  },
  /**
   * Rejects with `NotAuthorizedException` when this is not the person's password. Cognito has no call that only checks a
   * password, so the password is changed to itself.
   */
  async checkPassword(password: string): Promise<void> {
    await startAmplify();
    await updatePassword({ oldPassword: password, newPassword: password });
  },
};
