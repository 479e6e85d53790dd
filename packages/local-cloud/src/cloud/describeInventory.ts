import type { Inventory, InventoryLine } from '../template/inventory';

const short = ({ type, logicalIds }: InventoryLine) =>
  `${type.replace(/^AWS::/, '').replace('::', ' ')}${logicalIds.length > 1 ? ` ×${logicalIds.length}` : ''}`;

/** What runs here and what does not, in two lines. */
export function describeInventory({ emulated, ignored }: Inventory): string[] {
  return [
    `Emulated: ${emulated.map(short).join(', ')}.`,
    `Accepted and ignored: ${ignored.map(short).join(', ')}.`,
  ];
}
