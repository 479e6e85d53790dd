import { describeDelivery } from './sendCode';

/**
 * The answer for a user who does not exist, if the client must not learn that: the same as for a sent code.
 */
export function simulateDelivery(username: string) {
  return {
    CodeDeliveryDetails: describeDelivery(username.includes('@') ? username : `${username}@example.com`),
  };
}
