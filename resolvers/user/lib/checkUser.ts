import { util } from '@aws-appsync/utils';
import { invalid } from '../../lib/invalid';
import type { Item } from '../../lib/Item';
import { checkNames } from './checkNames';

const PHONE = '^\\+?[0-9]{10,13}$';
const LENGTHS: Record<string, number> = { displayName: 50, description: 2000, otherHopes: 1000 };
const RANGES: Record<string, [number, number]> = {
  numberOfDayPerWeek: [1, 7],
  numberOfHoursPerDay: [1, 12],
  minumumSalary: [0, 1000000000],
  maximumSalary: [0, 1000000000],
};

/** Repeats on the server what the forms ask of a talent's own data; `InvalidInput` names the field and the rule. */
export function checkUser(input: Item): void {
  checkNames(input);
  Object.entries(LENGTHS).forEach(([field, most]) => {
    const value = input[field];
    const isWrong = typeof value === 'string' && (value.trim() === '' || value.length > most);
    if (isWrong) invalid(`input.${field}`, `1..${most}`);
  });
  Object.entries(RANGES).forEach(([field, [least, most]]) => {
    const value = input[field];
    if (typeof value === 'number' && (value < least || value > most))
      invalid(`input.${field}`, `${least}..${most}`);
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
