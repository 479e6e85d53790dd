import { FieldError } from '../errors/FieldError';

function hasHalf(value: unknown): boolean {
  if (typeof value === 'string') return /\p{Surrogate}/u.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, member]) => hasHalf(name) || hasHalf(member));
}

/**
 * Rejects arguments that contain lone surrogates, which UTF-8 cannot encode. How AppSync reacts to them is
 * not known.
 * @throws FieldError of type `InvalidInput`
 */
export function assertWholeCharacters(args: Record<string, unknown>): void {
  for (const [field, value] of Object.entries(args)) {
    if (!hasHalf(value)) continue;
    const [errorType, rule] = ['InvalidInput', 'characters'];
    throw new FieldError({ message: `${field}: ${rule}`, errorType, data: null, errorInfo: { field, rule } });
  }
}
