/** Returns the given values in random order. */
export function shuffled<Each>(values: readonly Each[]): Each[] {
  const list = [...values];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [list[last], list[other]] = [list[other] as Each, list[last] as Each];
  }
  return list;
}
