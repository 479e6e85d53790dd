import type { Caller } from '../access/Caller';
import type { PreparedDocument } from '../execution/documents/createDocumentCache';
import type { SubscriptionFilter } from '../runtime/Effects';

/** One started subscription. */
export interface Subscription {
  field: string;
  caller: Caller;
  prepared: PreparedDocument;
  variables: Record<string, unknown>;
  /** Arguments that were given; each must equal the event's field of the same name. */
  args: Record<string, unknown>;
  /** Replaces the comparison of arguments. */
  filter: SubscriptionFilter | null;
  invalidationFilter: SubscriptionFilter | null;
  /** Subscriptions with the same key get the same payload for the same event. */
  deliveryKey: string;
  send(payloadJson: string): void;
  complete(): void;
}
