import { brokenLimit } from '../../../../../../../model/rules/brokenLimit';
import { brokenRule } from '../../../../../../../model/rules/brokenRule';
import { WorkConditions } from '../../../../../../../model/rules/WorkConditions';
import { findBrokenField } from '../../../../../entities/profile/findBrokenField';
import { CreateTalentLimits } from '../../../../../generated/limits';
import { allInviteFields, type InviteField, type InviteValues, isRequiredField } from '../inviteFields';
import type { Broken } from './ImportRow';

/**
 * Matches the email addresses that people normally use. All of them are accepted by the API's type AWSEmail.
 */
const EMAIL = /^[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+\.[^\s@.<>()[\],;:"]+$/;

function findRule(field: InviteField, value: unknown): string | null {
  if (value === null || value === undefined) return isRequiredField(field) ? 'required' : null;
  if (field === 'email' && !EMAIL.test(String(value))) return 'email';
  const limit = (CreateTalentLimits as Readonly<Record<string, number | readonly [number, number]>>)[field];
  const broken = limit === undefined ? null : brokenLimit(limit, value, {}, []);
  return broken ?? (typeof value === 'string' ? findBrokenField(field, value) : null);
}

/**
 * Returns every field of an invitation whose value the API would refuse, in the order of the form, each with the
 * rule that it breaks; then the rules that concern several fields, unless one of these is broken already.
 * @param today the current day in Japan, `YYYY-MM-DD`
 */
export function listBrokenCells(values: Partial<InviteValues>, today: string): Broken[] {
  const own = allInviteFields.flatMap((field): Broken[] => {
    const rule = findRule(field, values[field]);
    return rule ? [{ field, rule }] : [];
  });
  const common = WorkConditions.rules.flatMap((each): Broken[] => {
    const broken = brokenRule([each], values, {}, today);
    return broken ? [{ field: broken.field as InviteField, rule: broken.rule }] : [];
  });
  return [...own, ...common.filter(({ field }) => own.every((each) => each.field !== field))];
}
