import type { Caller } from '../access/Caller';
import type { PreparedDocument } from '../execution/documents/createDocumentCache';
import type { SubscriptionFilter } from '../runtime/Effects';

/** A GraphQL subscription that a client has started over its WebSocket connection. */
export interface Subscription {
  field: string;
  caller: Caller;
  prepared: PreparedDocument;
  variables: Record<string, unknown>;
  /**
   * Arguments that the client passed to the subscription. Each must equal the field of the same name in an event for
   * the event to be delivered.
   */
  args: Record<string, unknown>;
  /**
   * Filter that the subscription's resolver has set; it replaces the comparison of arguments. Null without a filter.
   */
  filter: SubscriptionFilter | null;
  invalidationFilter: SubscriptionFilter | null;
  /**
   * Subscriptions with the same key get the same payload for an event, so that the payload needs to be rendered only
   * once.
   */
  deliveryKey: string;
  send(payloadJson: string): void;
  complete(): void;
}
