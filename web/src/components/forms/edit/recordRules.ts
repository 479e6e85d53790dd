import type { FormRule } from 'antd';
import type { TFunction } from 'i18next';
import type { Limit } from '../../../../../model/Limit';
import { brokenLimit } from '../../../../../model/rules/brokenLimit';
import { brokenRule } from '../../../../../model/rules/brokenRule';
import type { Rule } from '../../../../../model/rules/Rule';
import { japanDay } from '../../../../../model/japanDay';
import { isRealDate } from '../isRealDate';
import { getRuleText } from './getRuleText';
import { toStoredValue } from './toStoredValue';

interface RuledRecord {
  /** The limits of single fields, from `generated/limits` and `model/rules`. */
  limits: Readonly<Record<string, Limit>>;
  /** The rules about several fields, from `model/rules`. */
  rules?: readonly Rule[];
  /** The names of the fields with a date. */
  dates?: readonly string[];
}

/**
 * Returns a function that gives the validation rules of a field: the same rules that the API checks, with the
 * same messages. For a rule about several fields, the form must declare the other fields as `dependencies` of
 * the field.
 */
export function recordRules(t: TFunction, { limits, rules = [], dates = [] }: RuledRecord) {
  const isComplete = (field: string, value: unknown) =>
    !dates.includes(field) || value === null || isRealDate(`${value as string}`);
  const findBroken = (field: string, value: unknown, record: Readonly<Record<string, unknown>>) => {
    if (!isComplete(field, value)) return 'date';
    if (Number.isNaN(value)) return 'number';
    const limit = limits[field];
    const broken = limit !== undefined && value !== null ? brokenLimit(limit, value, {}, []) : null;
    if (broken) return broken;
    const own = rules.filter((rule) => rule.field === field);
    return brokenRule(own, record, {}, japanDay(new Date()))?.rule ?? null;
  };
  return (field: string): FormRule =>
    ({ getFieldsValue }) => ({
      validator() {
        const entered = Object.entries(getFieldsValue(true) as object);
        const stored = entered.map(([name, value]) => [name, toStoredValue(value)] as const);
        const record = Object.fromEntries(
          stored.filter(([name, value]) => name === field || isComplete(name, value)),
        );
        const value = record[field] ?? null;
        const broken = findBroken(field, value, record);
        return broken === null ? Promise.resolve() : Promise.reject(new Error(getRuleText(t, broken, value)));
      },
    });
}
