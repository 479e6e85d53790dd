/**
 * `util.matches`. Whether AppSync wants the pattern to cover the whole value or to occur in it is not
 * recorded, so a pattern for which the two differ is refused: anchor it.
 */
export function matches(pattern: string, value: string): boolean {
  const occurs = new RegExp(pattern).test(value);
  const covers = new RegExp(`^(?:${pattern})$`).test(value);
  if (occurs !== covers) {
    throw new Error(`util.matches: anchor the pattern ${pattern} with ^ and $, or with .* around it`);
  }
  return occurs;
}
