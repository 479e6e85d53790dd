import type { chaosKinds } from './chaosKinds';

export type ChaosKind = (typeof chaosKinds)[number];

/** What the local DynamoDB does that happens in AWS only under load. */
export interface Chaos {
  kinds: readonly ChaosKind[];
  /** The same seed makes the same sequence of decisions. */
  seed: number;
}
