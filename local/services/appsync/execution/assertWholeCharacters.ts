import { FieldError } from './FieldError';

function hasHalf(value: unknown): boolean {
  if (typeof value === 'string') return /\p{Surrogate}/u.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, member]) => hasHalf(name) || hasHalf(member));
}

/**
 * Refuses half a character (a lone surrogate) in an argument. UTF-8 cannot hold it, so no table, index or function
 * takes it. What AppSync answers is not recorded.
 * @throws FieldError
 */
export function assertWholeCharacters(args: Record<string, unknown>): void {
  for (const [field, value] of Object.entries(args)) {
    if (!hasHalf(value)) continue;
    const [errorType, rule] = ['InvalidInput', 'characters'];
    throw new FieldError({ message: `${field}: ${rule}`, errorType, data: null, errorInfo: { field, rule } });
  }
}
