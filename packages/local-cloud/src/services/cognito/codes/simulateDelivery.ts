import { describeDelivery } from './sendCode';

/**
 * Returns the response for a user who does not exist when the client must not learn that: it is the same as after
 * sending a code.
 */
export function simulateDelivery(username: string) {
  return {
    CodeDeliveryDetails: describeDelivery(username.includes('@') ? username : `${username}@example.com`),
  };
}
