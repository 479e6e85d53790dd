/** Returns the value of a form field as it is stored: a text composed (NFC) and without spaces at its ends, null for an empty field. */
export function toStoredValue(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC').trim() || null;
  return value ?? null;
}
