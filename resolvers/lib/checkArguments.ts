import type { Context } from '@aws-appsync/utils';
import { fail } from './fail';
import type { Item } from './Item';

/** Rejects arguments that exceed their maximum length; the fields of `input` have their own rules. */
export function checkArguments({ args }: Context<Item>): void {
  Object.entries(LONGEST ?? {}).forEach(([field, most]) => {
    const value = args[field] ?? '';
    const text = typeof value === 'object' ? JSON.stringify(value) : `${value}`;
    if (text.length > most) fail('InvalidInput', field, { field, rule: `0..${most}` });
  });
}
