import { describeDelivery } from './sendCode';

/**
 * Returns a response that looks as if a code had been sent. A client gets it for a username that does not
 * exist, if the client must not learn this.
 */
export function simulateDelivery(username: string) {
  return {
    CodeDeliveryDetails: describeDelivery(username.includes('@') ? username : `${username}@example.com`),
  };
}
