import { invalid } from './invalid';
import type { Item } from './Item';

/** Refuses a filter whose groups hold groups themselves: the runtime has no recursion to follow them. */
export function flatFilter(filter: Item | null | undefined): void {
  if (!filter) return;
  const groups = [
    ...((filter.and ?? []) as Item[]),
    ...((filter.or ?? []) as Item[]),
    ...(filter.not ? [filter.not as Item] : []),
  ];
  if (groups.filter((group) => group.and || group.or || group.not).length > 0) invalid('filter', 'depth');
}
