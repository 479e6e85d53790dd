import { describeDelivery } from './sendCode';

/**
 * Returns a response as if a code had been sent. It is used for usernames that do not exist, where clients
 * must not find out that they do not exist.
 */
export function simulateDelivery(username: string) {
  return {
    CodeDeliveryDetails: describeDelivery(username.includes('@') ? username : `${username}@example.com`),
  };
}
