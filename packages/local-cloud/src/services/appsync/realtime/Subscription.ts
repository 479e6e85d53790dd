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
   * The filter that the subscription's resolver has set, or null. If there is one, it alone decides which
   * events are delivered, without regard to `args`.
   */
  filter: SubscriptionFilter | null;
  invalidationFilter: SubscriptionFilter | null;
  /**
   * Text that is equal for all subscriptions that get the same payload for an event. The payload is rendered
   * once for all of them.
   */
  deliveryKey: string;
  send(payloadJson: string): void;
  complete(): void;
}
