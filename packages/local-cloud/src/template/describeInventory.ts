import type { Stack } from './Stack';
import { resourceTypes } from './types/resourceTypes';

/**
 * Returns the two lines about resource types that the local cloud prints at its start: which types are emulated, and
 * which are accepted without effect.
 */
export function describeInventory(stack: Stack): string[] {
  const listed = (treatment: 'emulated' | 'ignored'): string =>
    stack
      .types()
      .filter((type) => resourceTypes[type]?.treatment === treatment)
      .sort()
      .map((type) => {
        const count = stack.resources(type).length;
        return `${type.replace(/^AWS::/, '').replace('::', ' ')}${count > 1 ? ` ×${count}` : ''}`;
      })
      .join(', ');
  return [`Emulated: ${listed('emulated')}.`, `Accepted and ignored: ${listed('ignored')}.`];
}
