/** Takes up to `count` of the next values of an iterator. Empty at its end. */
export function take<Value>(values: Iterator<Value, unknown>, count: number): Value[] {
  const taken: Value[] = [];
  while (taken.length < count) {
    const { value, done } = values.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}
