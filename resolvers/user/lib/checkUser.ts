import { util } from '@aws-appsync/utils';
import { AgeLimits } from '../../../model/limits/AgeLimits';
import { User } from '../../../model/entities/User';
import { checkSalaryRange } from '../../lib/checkSalaryRange';
import { checkLimits } from '../../lib/checkLimits';
import { invalid } from '../../lib/invalid';
import type { Item } from '../../lib/Item';
import { checkNames } from './checkNames';

const PHONE = '^\\+?[0-9]{10,13}$';

/** Rejects values that no profile can have; `InvalidInput` names the field and the rule. */
export function checkUser(input: Item): void {
  checkNames(input);
  checkLimits(User.limits, input);
  if (input.tel && !util.matches(PHONE, `${input.tel}`.split('-').join(''))) invalid('input.tel', 'phone');
  const today = util.time.nowISO8601().slice(0, 10);
  const youngest = `${+today.slice(0, 4) - AgeLimits.youngest}${today.slice(4)}`;
  if (input.birthDate && `${input.birthDate}` > youngest) invalid('input.birthDate', 'fifteenYearsAgo');
  checkSalaryRange(input);
}
