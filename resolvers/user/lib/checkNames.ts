import { util } from '@aws-appsync/utils';
import { UserLimits } from '../../../model/limits/UserLimits';
import { invalid } from '../../lib/invalid';
import type { Item } from '../../lib/Item';

const PAIRS = [
  ['lastName', 'firstName'],
  ['lastNameKana', 'firstNameKana'],
];

/** Names come in pairs, since the whole name is composed of them, and are never cleared; kana is katakana. */
export function checkNames(input: Item): void {
  PAIRS.forEach((pair) => {
    if (pair.filter((field) => input[field] !== undefined).length === 0) return;
    pair.forEach((field) => {
      const value = `${input[field] ?? ''}`;
      if (value.trim() === '') invalid(`input.${field}`, 'required');
      const most = UserLimits[field as keyof typeof UserLimits];
      if (value.length > most) invalid(`input.${field}`, `1..${most}`);
      const isKana = field.endsWith('Kana');
      if (isKana && !util.matches('^[ァ-ヶー 　]+$', value)) invalid(`input.${field}`, 'katakana');
    });
  });
}
