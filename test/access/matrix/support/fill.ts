import { ulid } from '../../../support/ulid';
import type { Fixture } from './Fixture';

/**
 * Replaces the `$names` in a root field by their values; each `$ulid` is a new ULID. Returns undefined when a
 * named record could not be created because its operation is missing.
 */
export function fill(field: string, { names }: Fixture): string | undefined {
  let isWhole = true;
  const filled = field.replace(/\$([a-zA-Z]+(?:\.[a-zA-Z]+)?)/g, (_match, name: string) => {
    if (name === 'ulid') return ulid();
    if (name === 'slug') return `p-${ulid().toLowerCase()}`;
    const value = names.get(name);
    isWhole &&= value !== undefined;
    return value ?? '';
  });
  return isWhole ? filled : undefined;
}
