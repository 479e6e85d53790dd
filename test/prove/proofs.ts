import { damagedProofs } from './kinds/damagedProofs';
import { drawnProofs } from './kinds/drawnProofs';
import { measuredProofs } from './kinds/measuredProofs';
import { walkedProofs } from './kinds/walkedProofs';
import type { Proof } from './Proof';

/** The parts of `npm run prove`, by name, in the order in which they run. */
export const proofs: Readonly<Record<string, Proof>> = {
  ...drawnProofs,
  ...damagedProofs,
  ...measuredProofs,
  ...walkedProofs,
};
