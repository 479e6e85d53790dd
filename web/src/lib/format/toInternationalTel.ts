import { normalizeJapaneseTel } from './normalizeJapaneseTel';

/**
 * Returns a Japanese phone number in the form in which it is stored: +819012345678. Null for any other text.
 */
export function toInternationalTel(tel: string): string | null {
  const digits = normalizeJapaneseTel(tel);
  return digits && `+81${digits.slice(1)}`;
}
