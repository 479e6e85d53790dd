import { describeDelivery } from './sendCode';

/**
 * Returns the same response as if a code had been sent. It is used when no user has the username, so that
 * clients cannot find out that there is no such user.
 */
export function simulateDelivery(username: string) {
  return {
    CodeDeliveryDetails: describeDelivery(username.includes('@') ? username : `${username}@example.com`),
  };
}
