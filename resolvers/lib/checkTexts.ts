import { invalid } from './invalid';
import type { Item } from './Item';

/** Refuses texts that are blank or longer than these fields take; what is not given, or cleared, is not looked at. */
export function checkTexts(input: Item, longest: Readonly<Record<string, number>>): void {
  Object.entries(longest).forEach(([field, most]) => {
    const value = input[field];
    const isWrong = typeof value === 'string' && (value.trim() === '' || value.length > most);
    if (isWrong) invalid(`input.${field}`, `1..${most}`);
  });
}
