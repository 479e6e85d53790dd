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
   * Arguments that the client passed to the subscription. Without a `filter`, an event is delivered only if
   * each argument equals the event's field of the same name.
   */
  args: Record<string, unknown>;
  /**
   * Filter that the subscription's resolver has set. If there is one, it decides which events are delivered,
   * and the arguments are not compared. Otherwise null.
   */
  filter: SubscriptionFilter | null;
  invalidationFilter: SubscriptionFilter | null;
  /**
   * Key of subscriptions that get the same payload for an event. The payload is rendered once for all of
   * them.
   */
  deliveryKey: string;
  send(payloadJson: string): void;
  complete(): void;
}
