import { PeriodRules } from '../../../../../model/rules/PeriodRules';
import { WorkConditions } from '../../../../../model/rules/WorkConditions';
import { recordRules } from './recordRules';

const t = ((key: string, values?: object) =>
  `${key} ${values ? JSON.stringify(values) : ''}`.trim()) as never;
const limits = {
  ...WorkConditions.limits,
  name: 5,
  years: [0, 40, 0.5],
  url: { hosts: ['github.com'] },
} as const;
const rules = recordRules(t, {
  limits,
  rules: [...PeriodRules, ...WorkConditions.rules],
  dates: ['startDate', 'endDate'],
});

/**
 * Returns the message of a field in a form with the given values; null when the value of the field is valid.
 */
async function messageAt(field: string, values: object): Promise<string | null> {
  const rule = rules(field) as unknown as (form: object) => { validator: () => Promise<void> };
  const { validator } = rule({ getFieldsValue: () => values });
  return validator().then(
    () => null,
    (error: Error) => error.message,
  );
}

test.each([
  ['name', { name: 'ながいなまえ' }, 'editing.rules.length {"least":"1","most":"5"}'],
  ['name', { name: ' ゆいこ ' }, null],
  ['years', { years: 41 }, 'editing.rules.range {"least":"0","most":"40"}'],
  ['years', { years: 1.2 }, 'editing.rules.step {"n":"0.5"}'],
  ['url', { url: 'https://example.com/' }, 'errors.rules.host'],
  ['url', { url: '' }, null],
  ['minumumSalary', { minumumSalary: 2, maximumSalary: 1 }, 'errors.rules.notAboveMaximum'],
  ['maximumSalary', { minumumSalary: 2, maximumSalary: 1 }, null],
  ['endDate', { startDate: '2020-02-01', endDate: '2020-01-01' }, 'errors.rules.notBeforeStart'],
  ['endDate', { startDate: '2020-02-', endDate: '2020-01-01' }, null],
  ['endDate', { endDate: '2020-02-30' }, 'editing.rules.date'],
  ['startDate', { startDate: '2999-01-01' }, 'errors.rules.notInFuture'],
  ['endDate', { endDate: '2020-01-01', isContinuation: true }, 'errors.rules.noneWhileContinuing'],
])('%s in %j: %s', async (field, values, message) => {
  expect(await messageAt(field, values)).toBe(message);
});
