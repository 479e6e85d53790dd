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
 * Returns the first field of an invitation, in the order of the form, whose value the API would refuse, and
 * the rule that it breaks. Rules that concern several fields are checked last. Null if the API would accept
 * all values.
 * @param today the current day in Japan, `YYYY-MM-DD`
 */
export function findBrokenCell(values: Partial<InviteValues>, today: string): Broken | null {
  for (const field of allInviteFields) {
    const rule = findRule(field, values[field]);
    if (rule) return { field, rule };
  }
  const broken = brokenRule(WorkConditions.rules, values, {}, today);
  return broken && { field: broken.field as InviteField, rule: broken.rule };
}
