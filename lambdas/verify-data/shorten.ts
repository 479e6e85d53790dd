const MOST = 16;

/** A value for diagnosis: complete when it is short, otherwise its beginning and its length. */
export function shorten(value: unknown): string {
  if (value === undefined) return '(absent)';
  const plain = value instanceof Set ? [...(value as Set<unknown>)] : value;
  const text = typeof plain === 'string' ? plain : JSON.stringify(plain);
  return text.length <= MOST ? text : `${text.slice(0, MOST)}… (${text.length})`;
}
