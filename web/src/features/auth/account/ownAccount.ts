import { confirmUserAttribute, signIn, updatePassword, updateUserAttributes } from 'aws-amplify/auth';
import { startAmplify } from '../../../lib/amplify/startAmplify';
import { openSubscriptions } from '../../../lib/apollo/openSubscriptions';
import { endSession } from '../../../lib/auth/endSession';
import { renewSession } from '../../../lib/auth/renewSession';

/**
 * The Cognito calls with which signed-in people change their own account. They reject with Cognito's errors,
 * which `getIdentityErrorText` converts into texts.
 */
export const ownAccount = {
  /** Makes Cognito mail a code to the new email. The current email stays valid until `confirmEmail`. */
  async requestEmail(email: string): Promise<void> {
    await startAmplify();
    await updateUserAttributes({ userAttributes: { email } });
  },
  /**
   * Replaces the person's email by the new email to which the code was sent. Also refreshes the tokens,
   * because the API takes the new email from the ID token and stores it.
   */
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
   * Changes the password, ends the sessions and subscriptions on all devices, and signs in again on this device.
   * Resolves to false when only this sign-in failed: the password is changed, but the person has to sign in.
   */
  async changePassword(email: string, current: string, next: string): Promise<boolean> {
    await startAmplify();
    await updatePassword({ oldPassword: current, newPassword: next });
    await endSession(true, true);
    try {
      await signIn({ username: email, password: next });
      openSubscriptions.restart();
      return true;
    } catch (error) {
      console.warn('signIn', error);
      return false;
    }
  },
  /**
   * Resolves when the password is correct; rejects with `NotAuthorizedException` when it is not. Cognito has
   * no call that only checks a password, so this function changes the password to the same password.
   */
  async checkPassword(password: string): Promise<void> {
    await startAmplify();
    await updatePassword({ oldPassword: password, newPassword: password });
  },
};
