import { fail } from './fail';

/** Refuses a value, naming the argument and the rule it broke. */
export function invalid(field: string, rule: string): never {
  return fail('InvalidInput', `${field}: ${rule}`, { field, rule });
}
