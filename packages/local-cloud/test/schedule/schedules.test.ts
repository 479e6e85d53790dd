import { createCron } from '../../src/services/schedule/createCron';
import { readSchedules } from '../../src/services/schedule/readSchedules';
import { Schedules } from '../../src/services/schedule/Schedules';
import type { Resource } from '../../src/template/Stack';
import { stackOf } from '../support/stackOf';

const from = new Date('2026-11-20T12:00:00Z');
const place = { region: 'ap-northeast-1', accountId: '000000000000' };
const Arn = 'arn:function';
const job = { logicalId: 'Job', type: 'AWS::Lambda::Function', physicalId: 'job', properties: { Arn } };

const resource = (type: string, properties: Record<string, unknown>): Resource => ({
  logicalId: 'Daily',
  type,
  physicalId: 'daily',
  properties: { Arn: 'arn:daily', ...properties },
});
const schedule = (properties: Record<string, unknown>) =>
  readSchedules(
    stackOf([job, resource('AWS::Scheduler::Schedule', { Target: { Arn }, ...properties })]),
    place,
  );
const rule = (properties: Record<string, unknown>) =>
  readSchedules(
    stackOf([job, resource('AWS::Events::Rule', { Targets: [{ Arn, Id: 'a' }], ...properties })]),
    place,
  );

// The expressions are from EventBridge's documentation; the times agree with those of aws-cron-parser.
test.each([
  ['cron(0 10 * * ? *)', '2026-11-21T10:00:00.000Z'],
  ['cron(15 12 ? * MON-FRI *)', '2026-11-20T12:15:00.000Z'],
  ['cron(0 8 1 * ? *)', '2026-12-01T08:00:00.000Z'],
  ['cron(0/10 * ? * MON-FRI *)', '2026-11-20T12:10:00.000Z'],
  ['cron(0/5 8-17 ? * MON-FRI *)', '2026-11-20T12:05:00.000Z'],
  ['cron(0 18 ? * 2#1 *)', '2026-12-07T18:00:00.000Z'],
  ['cron(0 9 LW * ? *)', '2026-11-30T09:00:00.000Z'],
  ['cron(0 9 L * ? *)', '2026-11-30T09:00:00.000Z'],
  ['cron(0 9 ? * 6L *)', '2026-11-27T09:00:00.000Z'],
  ['cron(30 6 ? * 1 *)', '2026-11-22T06:30:00.000Z'],
  ['cron(0 12 ? JAN,JUL SUN 2027-2028)', '2027-01-03T12:00:00.000Z'],
  ['at(2027-01-02T03:04:05)', '2027-01-02T03:04:05.000Z'],
])('%s runs next at %s', (expression, next) => {
  expect(createCron(expression, 'UTC', from).nextRun(from)?.toISOString()).toBe(next);
});

test('each schedule has its own time zone', () => {
  const cron = createCron('cron(0 9 * * ? *)', 'Asia/Tokyo', from);
  expect(cron.nextRun(from)?.toISOString()).toBe('2026-11-21T00:00:00.000Z');
});

test('a rate is counted from the start of the local cloud', () => {
  const cron = createCron('rate(5 minutes)', 'UTC', from);
  expect(cron.nextRun(from)?.getTime()).toBeLessThanOrEqual(from.getTime() + 300_000);
  expect(cron.nextRun(from)?.getTime()).toBeGreaterThanOrEqual(from.getTime() + 299_000);
});

test.each(['rate(0 minutes)', 'rate(5 weeks)', 'every day'])('%s is refused', (expression) => {
  expect(() => createCron(expression, 'UTC', from)).toThrow(`"${expression}" is no schedule`);
});

test('a function gets the template’s input, with the scheduler’s placeholders replaced', () => {
  const Input = '{"for":"<aws.scheduler.scheduled-time>"}';
  const [daily] = schedule({ ScheduleExpression: 'rate(1 day)', Target: { Arn, Input } });
  expect(daily?.event(from)).toEqual({ for: '2026-11-20T12:00:00Z' });
});

test('a function of a schedule without input gets AWS’s default event', () => {
  const [scheduled] = schedule({ ScheduleExpression: 'rate(1 day)' });
  const [ruled] = rule({ ScheduleExpression: 'rate(1 day)' });
  const common = { 'detail-type': 'Scheduled Event', time: '2026-11-20T12:00:00Z', resources: ['arn:daily'] };
  expect(scheduled?.event(from)).toMatchObject({ ...common, source: 'aws.scheduler', detail: '{}' });
  expect(ruled?.event(from)).toMatchObject({ ...common, source: 'aws.events', detail: {} });
});

test.each([
  [
    'a target that is no function',
    () => rule({ ScheduleExpression: 'rate(1 day)', Targets: [{ Arn: 'arn:sns' }] }),
  ],
  ['a rule for events', () => rule({ EventPattern: {} })],
])('%s is refused with a message that names it', (_, read) => {
  expect(read).toThrow(/^Daily: /);
});

test('a schedule can be run at once, even a disabled one, and stores the result', async () => {
  const events: unknown[] = [];
  const invoke = async (_: string, event: unknown) => {
    events.push(event);
    if (events.length === 2) throw new Error('tired');
    return 'done';
  };
  const read = schedule({
    ScheduleExpression: 'rate(1 day)',
    State: 'DISABLED',
    Target: { Arn, Input: '{"n":1}' },
  });
  const schedules = new Schedules(read, { invoke });
  schedules.start();
  expect(schedules.list()).toEqual([
    expect.objectContaining({ name: 'daily', nextRun: null, lastRun: null }),
  ]);
  expect(await schedules.run('daily')).toBe('done');
  await expect(schedules.run('daily')).rejects.toThrow('tired');
  expect(events).toEqual([{ n: 1 }, { n: 1 }]);
  expect(schedules.list()[0]?.lastRun?.error).toBe('tired');
  await expect(schedules.run('nightly')).rejects.toThrow('no schedule nightly');
  schedules.stop();
});
