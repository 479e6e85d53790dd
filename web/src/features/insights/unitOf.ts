import type { InsightMetric } from '../../generated/schema';

const PEOPLE: readonly InsightMetric[] = ['USERS', 'NEW_USERS', 'PROFILES_COMPLETED', 'ACTIVE_USERS'];

/** Returns the text key of the unit in which screens show a metric: people, hours, or a plain count. */
export function unitOf(metric: InsightMetric) {
  if (metric === 'FIRST_REPLY_MINUTES') return 'insights.unit.hours';
  return PEOPLE.includes(metric) ? 'insights.unit.people' : 'insights.unit.pieces';
}
