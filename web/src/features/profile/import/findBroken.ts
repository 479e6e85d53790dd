import { Qualification } from '../../../../../model/entities/Qualification';
import { WorkHistory } from '../../../../../model/entities/WorkHistory';
import { WorkHistoryAchievement } from '../../../../../model/entities/WorkHistoryAchievement';
import type { Limit } from '../../../../../model/Limit';
import { brokenLimit } from '../../../../../model/rules/brokenLimit';
import { brokenRule } from '../../../../../model/rules/brokenRule';
import type { Rule } from '../../../../../model/rules/Rule';
import {
  CreateQualificationLimits,
  CreateSkillSetLimits,
  CreateWorkHistoryAchievementLimits,
  CreateWorkHistoryLimits,
  UpdateUserLimits,
} from '../../../generated/limits';
import { japanDay } from '../../../../../model/japanDay';
import type { ImportKind, ImportRow, Values } from './ImportRow';

type Limits = Readonly<Record<string, Limit>>;

const history = { limits: CreateWorkHistoryLimits as Limits, rules: WorkHistory.rules };
const ruled: Readonly<Record<ImportKind, { limits: Limits; rules: readonly Rule[] }>> = {
  basics: { limits: UpdateUserLimits, rules: [] },
  work: history,
  education: history,
  certificates: { limits: CreateQualificationLimits, rules: Qualification.rules },
  skills: { limits: CreateSkillSetLimits, rules: [] },
  projects: { limits: CreateWorkHistoryAchievementLimits, rules: WorkHistoryAchievement.rules },
};

/**
 * Returns the first rule of the API that the new values of a record break, and the field; undefined if they
 * break none. `stored` is the record as it is stored, empty for a record to create.
 */
export function findBroken(kind: ImportKind, after: Values, stored: Values): ImportRow['broken'] {
  const { limits, rules } = ruled[kind];
  for (const [field, value] of Object.entries(after)) {
    const limit = limits[field];
    const isText = limit !== undefined && value !== null && !Array.isArray(value);
    const rule = isText ? brokenLimit(limit, value, {}, []) : null;
    if (rule) return { field, rule };
  }
  return brokenRule(rules, after, stored, japanDay(new Date())) ?? undefined;
}
