import { describeDelivery } from './sendCode';

/** The answer for a user who does not exist, where the client must not learn that: as if a code had been sent. */
export function simulateDelivery(username: string) {
  return {
    CodeDeliveryDetails: describeDelivery(username.includes('@') ? username : `${username}@example.com`),
  };
}
