import { describeDelivery } from './sendCode';

/**
 * Returns the response for a username that does not exist when the client must not find out that it does not. The
 * response looks as if a code had been sent.
 */
export function simulateDelivery(username: string) {
  return {
    CodeDeliveryDetails: describeDelivery(username.includes('@') ? username : `${username}@example.com`),
  };
}
