const MOST = 16;

/** A value for people who look for the cause: whole when it is short, else its beginning and its length. */
export function shortened(value: unknown): string {
  if (value === undefined) return '(absent)';
  const plain = value instanceof Set ? [...(value as Set<unknown>)] : value;
  const text = typeof plain === 'string' ? plain : JSON.stringify(plain);
  return text.length <= MOST ? text : `${text.slice(0, MOST)}… (${text.length})`;
}
