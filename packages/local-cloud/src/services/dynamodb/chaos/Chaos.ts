import type { chaosKinds } from './chaosKinds';

export type ChaosKind = (typeof chaosKinds)[number];

/** Which effects of load in AWS the local DynamoDB simulates (`chaosKinds`). */
export interface Chaos {
  kinds: readonly ChaosKind[];
  /** Start value of the random numbers. With the same seed, they are the same in every run. */
  seed: number;
}
