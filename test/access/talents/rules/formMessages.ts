import type { FormRule } from 'antd';
import { CompanyBlock } from '../../../../model/entities/CompanyBlock';
import { Qualification } from '../../../../model/entities/Qualification';
import { User } from '../../../../model/entities/User';
import { UserResume } from '../../../../model/entities/UserResume';
import { WorkHistoryAchievement } from '../../../../model/entities/WorkHistoryAchievement';
import { WorkHistoryAchievementResume } from '../../../../model/entities/WorkHistoryAchievementResume';
import type { Limit } from '../../../../model/Limit';
import { SlugLimits } from '../../../../model/limits/SlugLimits';
import { PeriodRules } from '../../../../model/rules/PeriodRules';
import { PortfolioContent } from '../../../../model/rules/PortfolioContent';
import { brokenSlug } from '../../../../model/rules/brokenSlug';
import { brokenWorkPlace } from '../../../../model/rules/brokenWorkPlace';
import { getRuleText } from '../../../../web/src/components/forms/edit/getRuleText';
import { recordRules } from '../../../../web/src/components/forms/edit/recordRules';
import { profileRules } from '../../../../web/src/entities/profile/profileRules';
import { checkLinks } from '../../../../web/src/features/profile/histories/achievement/checkLinks';
import {
  CreateJobAlertLimits,
  CreateUserPortfolioLimits,
  UpdateQualificationLimits,
  UpdateSkillSetLimits,
  UpdateUserLimits,
} from '../../../../web/src/generated/limits';

type Values = Readonly<Record<string, unknown>>;

/**
 * In place of i18next: returns the key and the parameters, so that each rule has a message of its own. The text
 * about the length of a text names only the maximum.
 */
const t = ((key: string, values: Record<string, unknown> = {}) =>
  [key, ...(key === 'editing.rules.length' ? [values.most] : Object.values(values))].join(' ')) as never;

type Made = ReturnType<typeof recordRules>;

const dates = ['startDate', 'endDate', 'releaseDate', 'expirationDate'];
const period = { limits: {}, rules: PeriodRules, dates };
/** The limits of fields with an uploaded file. Forms get their value from the upload, never from typing. */
const filesOf = (limits: Readonly<Record<string, Limit>>): Readonly<Record<string, Limit>> =>
  Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit === 'picture' || limit === 'file'));

/** What the forms pass to `recordRules`, by record. */
const ruled: Readonly<Record<string, Made>> = {
  User: recordRules(t, { limits: { ...UpdateUserLimits, ...filesOf(User.limits) }, rules: User.rules }),
  WorkHistory: recordRules(t, period),
  WorkHistoryAchievement: recordRules(t, { ...period, limits: filesOf(WorkHistoryAchievement.limits) }),
  Qualification: recordRules(t, { limits: UpdateQualificationLimits, rules: Qualification.rules, dates }),
  SkillSet: recordRules(t, { limits: UpdateSkillSetLimits }),
  CompanyBlock: recordRules(t, { limits: CompanyBlock.limits }),
  JobAlert: recordRules(t, { limits: { name: CreateJobAlertLimits.name } }),
  UserResume: recordRules(t, { limits: filesOf(UserResume.limits) }),
  WorkHistoryAchievementResume: recordRules(t, { limits: filesOf(WorkHistoryAchievementResume.limits) }),
  UserPortfolio: recordRules(t, { limits: { title: CreateUserPortfolioLimits.title } }),
};

/** The rules of `profileRules` that the forms give to a field. */
const ofProfile: Readonly<Record<string, keyof typeof profileRules>> = {
  ...{ displayName: 'displayName', birthDate: 'birthDate', tel: 'tel' },
  ...{ lastNameKana: 'kana', firstNameKana: 'kana' },
};

/** Returns the message of one validation rule of a form with the given values; null if it accepts them. */
async function messageOf(rule: FormRule, field: string, values: Values): Promise<string | null> {
  const form = { getFieldsValue: () => values };
  const { validator } = (typeof rule === 'function' ? rule(form as never) : rule) as {
    validator: (rule: object, value: unknown) => Promise<void>;
  };
  return validator({}, values[field]).then(
    () => null,
    (error: Error) => error.message,
  );
}

/** Returns the name of the rule that a check outside `recordRules` finds broken; null if it finds none. */
function otherBroken(field: string, values: Values): string | null {
  if (field === 'portfolioPath')
    return brokenSlug(`${values[field] as string}`, SlugLimits.portfolioPath, true);
  if (field === 'hopeLocationType') return brokenWorkPlace(values[field], 0);
  return null;
}

/**
 * Returns the messages that the form for a record shows at a field with the given values, from the validation
 * rules that the screens of the profile use.
 */
export async function formMessages(record: string, field: string, values: Values): Promise<string[]> {
  const rules: FormRule[] = [];
  const kind = record === 'User' ? ofProfile[field] : undefined;
  if (kind) rules.push(...profileRules[kind](t).filter((rule) => 'validator' in rule));
  if (record === 'WorkHistoryAchievementLink') rules.push(checkLinks(t));
  if (record === 'UserPortfolio' && field === 'content') {
    const limit =
      PortfolioContent.of[values.type as keyof typeof PortfolioContent.of] ?? PortfolioContent.most;
    rules.push(recordRules(t, { limits: { content: limit } })('content'));
  } else if (ruled[record]) rules.push(ruled[record](field));
  const shown = record === 'WorkHistoryAchievementLink' ? { [field]: [values] } : values;
  const messages = await Promise.all(rules.map((rule) => messageOf(rule, field, shown)));
  const other = record === 'User' ? otherBroken(field, values) : null;
  const all = [...messages, other === null ? null : getRuleText(t, other, values[field])];
  return all.filter((message): message is string => message !== null);
}

/** Returns the message that forms show for a rule of the API. */
export const messageFor = (rule: string, value: unknown): string => getRuleText(t, rule, value);
