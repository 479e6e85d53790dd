/** The length of an ARN in characters, the longest that a reference becomes. */
const LONGEST = 'x'.repeat(160);

/** Returns a text of a template with its references replaced by texts of the length of an ARN. */
export function joined(value: unknown): string {
  if (typeof value === 'string') return value;
  const { 'Fn::Join': join } = (value ?? {}) as { 'Fn::Join'?: [string, unknown[]] };
  if (!join) return LONGEST;
  const [separator, parts] = join;
  return parts.map(joined).join(separator);
}
