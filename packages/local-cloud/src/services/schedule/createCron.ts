import { Cron } from 'croner';

const unitSeconds: Record<string, number> = { minute: 60, hour: 3_600, day: 86_400 };

/** What EventBridge's cron means beyond croner's defaults: Sunday is 1, both day fields count, `0/10` is allowed. */
const dialect = { alternativeWeekdays: true, domAndDow: true, sloppyRanges: true };

/**
 * A paused timer for `cron(…)`, `rate(…)` or `at(…)`.
 * @param now start of the first interval of `rate`
 * @throws naming another kind of expression
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
