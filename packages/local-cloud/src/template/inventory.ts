import type { Stack } from './Stack';
import { resourceTypes } from './types/resourceTypes';

export interface InventoryLine {
  type: string;
  logicalIds: string[];
}

/** What of the stack runs on this machine and what is accepted without effect. */
export interface Inventory {
  emulated: InventoryLine[];
  ignored: InventoryLine[];
}

/** The two lists of a stack that was read; a third, unknown types, makes `readStack` fail by name. */
export function inventory(stack: Stack): Inventory {
  const treated = (treatment: 'emulated' | 'ignored'): InventoryLine[] =>
    stack
      .types()
      .filter((type) => resourceTypes[type]?.treatment === treatment)
      .sort()
      .map((type) => ({ type, logicalIds: stack.resources(type).map(({ logicalId }) => logicalId) }));
  return { emulated: treated('emulated'), ignored: treated('ignored') };
}
