import { describeDelivery } from './sendCode';

/**
 * Returns the response for a username that does not exist, for clients that must not find that out: it looks as if a
 * code had been sent.
 */
export function simulateDelivery(username: string) {
  return {
    CodeDeliveryDetails: describeDelivery(username.includes('@') ? username : `${username}@example.com`),
  };
}
