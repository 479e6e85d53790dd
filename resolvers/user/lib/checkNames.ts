import { util } from '@aws-appsync/utils';
import { invalid } from '../../lib/invalid';
import type { Item } from '../../lib/Item';

const PAIRS = [
  ['lastName', 'firstName'],
  ['lastNameKana', 'firstNameKana'],
];

/**
 * Names are given in pairs, because the full name is composed of them, and are never cleared. Kana is katakana.
 */
export function checkNames(input: Item): void {
  PAIRS.forEach((pair) => {
    if (pair.filter((field) => input[field] !== undefined).length === 0) return;
    pair.forEach((field) => {
      const value = `${input[field] ?? ''}`;
      if (value.trim() === '') invalid(`input.${field}`, 'required');
      const isKana = field.endsWith('Kana');
      if (isKana && !util.matches('^[ァ-ヶー 　]+$', value)) invalid(`input.${field}`, 'katakana');
    });
  });
}
