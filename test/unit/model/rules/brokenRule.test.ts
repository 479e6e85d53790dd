import { Qualification } from '../../../../model/entities/Qualification';
import { User } from '../../../../model/entities/User';
import { WorkHistory } from '../../../../model/entities/WorkHistory';
import { WorkHistoryAchievement } from '../../../../model/entities/WorkHistoryAchievement';
import { InterviewLog } from '../../../../model/entities/InterviewLog';
import { brokenRule } from '../../../../model/rules/brokenRule';

const today = '2026-04-01';
const broken = (entity: { rules: typeof WorkHistory.rules }, input: object, stored = {}) => {
  const found = brokenRule(entity.rules, input as Record<string, unknown>, stored, today);
  return found && `${found.field} ${found.rule}`;
};

describe.each([
  ['a history', WorkHistory],
  ['an achievement', WorkHistoryAchievement],
])('the period of %s', (_name, entity) => {
  test.each([
    [{}, null],
    [{ startDate: '2025-04-01', endDate: '2025-04-01' }, null],
    [{ startDate: today, endDate: today }, null],
    [{ startDate: '2025-04-02', endDate: '2025-04-01' }, 'endDate notBeforeStart'],
    [{ startDate: '2026-04-02' }, 'startDate notInFuture'],
    [{ endDate: '2026-04-02' }, 'endDate notInFuture'],
    [{ endDate: '2026-04-02', startDate: null }, 'endDate notInFuture'],
    [{ isContinuation: true }, null],
    [{ isContinuation: true, endDate: null }, null],
    [{ isContinuation: false, endDate: '2025-04-01' }, null],
    [{ isContinuation: true, endDate: '2025-04-01' }, 'endDate noneWhileContinuing'],
  ])('%j: %s', (input, rule) => {
    expect(broken(entity, input)).toBe(rule);
  });
});

test.each([
  ['2026-04-01T14:59:59.000Z', null],
  ['2026-03-31T23:00:00.000Z', null],
  ['2026-04-01T15:00:00.000Z', 'interviewedAt notInFuture'],
])('an interview at %s, by the day in Japan: %s', (interviewedAt, rule) => {
  expect(broken(InterviewLog, { interviewedAt })).toBe(rule);
});

test('a current job has no end', () => {
  expect(broken(WorkHistory, { isCurrentJob: true, endDate: '2025-04-01' })).toBe(
    'endDate noneWhileContinuing',
  );
});

test.each([
  [{ releaseDate: '2020-01-01', expirationDate: '2030-01-01' }, null],
  [{ releaseDate: '2030-01-01', expirationDate: '2020-01-01' }, 'expirationDate notBeforeRelease'],
  [{ isNoExpiry: true, expirationDate: '2020-01-01' }, 'expirationDate noneWithoutExpiry'],
  [{ isNoExpiry: false, expirationDate: '2020-01-01' }, null],
])('the qualification %j: %s', (input, rule) => {
  expect(broken(Qualification, input)).toBe(rule);
});

test.each([
  [{ minumumSalary: 300, maximumSalary: 300 }, null],
  [{ minumumSalary: 301, maximumSalary: 300 }, 'minumumSalary notAboveMaximum'],
  [{ minumumSalary: 1, maximumSalary: 0 }, 'minumumSalary notAboveMaximum'],
])('the salary %j: %s', (input, rule) => {
  expect(broken(User, input)).toBe(rule);
});

describe('an input that has one half of a pair', () => {
  const stored = { startDate: '2025-04-01', endDate: '2025-12-31', isContinuation: false };

  test('is checked together with the stored half', () => {
    expect(broken(WorkHistory, { startDate: '2026-01-01' }, stored)).toBe('endDate notBeforeStart');
    expect(broken(WorkHistory, { endDate: '2025-03-31' }, stored)).toBe('endDate notBeforeStart');
    expect(broken(WorkHistory, { isContinuation: true }, stored)).toBe('endDate noneWhileContinuing');
    expect(broken(WorkHistory, { isContinuation: true, endDate: null }, stored)).toBeNull();
  });

  test('is not refused for what it does not touch', () => {
    const old = { startDate: '2030-01-01', endDate: '2020-01-01' };
    expect(broken(WorkHistory, { position: '主任' }, old)).toBeNull();
  });
});
