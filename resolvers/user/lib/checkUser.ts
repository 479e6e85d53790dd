import { util } from '@aws-appsync/utils';
import { invalid } from '../../lib/invalid';
import type { Item } from '../../lib/Item';

const KANA = ['lastNameKana', 'firstNameKana'];
const NAMES = ['lastName', 'firstName', 'displayName', ...KANA];
const PHONE = '^\\+?[0-9]{10,13}$';

function checkText(input: Item, field: string, most: number): void {
  const value = input[field];
  if (typeof value === 'string' && (value.trim() === '' || value.length > most))
    invalid(`input.${field}`, `1..${most}`);
}

/** Repeats on the server what the forms ask of a talent's own data; `InvalidInput` names the field and the rule. */
export function checkUser(input: Item): void {
  NAMES.forEach((field) => checkText(input, field, 50));
  checkText(input, 'description', 2000);
  checkText(input, 'otherHopes', 1000);
  KANA.forEach((field) => {
    const value = input[field];
    if (value && !util.matches('^[ァ-ヶー 　]+$', `${value}`)) invalid(`input.${field}`, 'katakana');
  });
  if (input.tel && !util.matches(PHONE, `${input.tel}`.split('-').join(''))) invalid('input.tel', 'phone');
  const today = util.time.nowISO8601().slice(0, 10);
  const youngest = `${+today.slice(0, 4) - 15}${today.slice(4)}`;
  if (input.birthDate && `${input.birthDate}` > youngest) invalid('input.birthDate', 'fifteenYearsAgo');
  const { minumumSalary, maximumSalary } = input;
  if (minumumSalary && maximumSalary && (minumumSalary as number) > (maximumSalary as number)) {
    invalid('input.minumumSalary', 'notAboveMaximum');
  }
}
