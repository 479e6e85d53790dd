import { util } from '@aws-appsync/utils';
import { checkSalaryRange } from '../../lib/checkSalaryRange';
import { checkTexts } from '../../lib/checkTexts';
import { checkWorkNumbers } from '../../lib/checkWorkNumbers';
import { invalid } from '../../lib/invalid';
import type { Item } from '../../lib/Item';
import { checkNames } from './checkNames';

const PHONE = '^\\+?[0-9]{10,13}$';
const LONGEST = { displayName: 50, description: 2000, otherHopes: 1000 };

/** Repeats on the server what the forms ask of a talent's own data; `InvalidInput` names the field and the rule. */
export function checkUser(input: Item): void {
  checkNames(input);
  checkTexts(input, LONGEST);
  checkWorkNumbers(input);
  if (input.tel && !util.matches(PHONE, `${input.tel}`.split('-').join(''))) invalid('input.tel', 'phone');
  const today = util.time.nowISO8601().slice(0, 10);
  const youngest = `${+today.slice(0, 4) - 15}${today.slice(4)}`;
  if (input.birthDate && `${input.birthDate}` > youngest) invalid('input.birthDate', 'fifteenYearsAgo');
  checkSalaryRange(input);
}
