import type { Item } from '../../lib/Item';

/** Items of a catalogue by their address, `<pk>#<sk>`. */
export function foundBy(items: (Item | null)[] | undefined): Item {
  const found: Item = {};
  (items ?? []).forEach((item) => {
    if (item) found[`${item.pk}#${item.sk}`] = item;
  });
  return found;
}
