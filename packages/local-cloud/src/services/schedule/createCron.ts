import { Cron } from 'croner';

const unitSeconds: Record<string, number> = { minute: 60, hour: 3_600, day: 86_400 };

/**
 * Options that make the library croner read cron expressions like EventBridge: Sunday is 1, a day must match
 * both day fields, and `0/10` is allowed.
 */
const dialect = { alternativeWeekdays: true, domAndDow: true, sloppyRanges: true };

/**
 * Creates a paused timer for a schedule expression `cron(…)`, `rate(…)` or `at(…)`.
 * @param now start of the first interval of `rate`
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
