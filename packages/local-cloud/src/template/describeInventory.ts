import type { Stack } from './Stack';
import { resourceTypes } from './types/resourceTypes';

/**
 * Returns the two lines that the local cloud prints at its start: which resource types of the stack are
 * emulated, and which are ignored.
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
