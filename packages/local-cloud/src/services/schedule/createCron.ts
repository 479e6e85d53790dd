import { Cron } from 'croner';

const unitSeconds: Record<string, number> = { minute: 60, hour: 3_600, day: 86_400 };

/**
 * Options with which the library croner reads cron expressions as EventBridge does: Sunday is 1, a day must
 * match the day-of-month field and the day-of-week field, and steps such as `0/10` are permitted.
 */
const dialect = { alternativeWeekdays: true, domAndDow: true, sloppyRanges: true };

/**
 * Creates a paused timer for a schedule expression `cron(…)`, `rate(…)` or `at(…)`.
 * @param now when the first interval of a `rate` begins
 * @throws Error with the expression if it has none of these forms
 */
export function createCron(expression: string, timezone: string, now: Date): Cron {
  const [, kind, content = ''] = /^(cron|rate|at)\((.+)\)$/.exec(expression) ?? [];
  if (kind === 'cron') return new Cron(`0 ${content}`, { timezone, paused: true, ...dialect });
  if (kind === 'at') return new Cron(content, { timezone, paused: true });
  const [, count = '', unit = ''] = /^(\d+) (minute|hour|day)s?$/.exec(content) ?? [];
  const interval = Number(count) * (unitSeconds[unit] ?? 0);
  if (kind !== 'rate' || !(interval > 0)) throw new Error(`"${expression}" is no schedule`);
  return new Cron('* * * * * *', { interval, startAt: now, timezone: 'UTC', paused: true });
}
