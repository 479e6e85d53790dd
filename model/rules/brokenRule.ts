import type { Rule } from './Rule';

type Values = Readonly<Record<string, unknown>>;

/** When a day in Japan ends, as the time of that day in UTC. */
const DAY_ENDS = 'T15:00';

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

function isBroken({ field, order, emptyIf, isPast }: Rule, record: Values, today: string): boolean {
  if (order) {
    const [lower, upper] = [record[order[0]], record[order[1]]] as [number, number];
    return isGiven(lower) && isGiven(upper) && lower > upper;
  }
  if (emptyIf) return isGiven(record[field]) && record[emptyIf] === true;
  if (!isPast || !isGiven(record[field])) return false;
  const value = `${record[field]}`;
  return value.length > today.length ? value >= `${today}${DAY_ENDS}` : value > today;
}

/** Returns the names of the fields that a rule is about. */
const fieldsOf = ({ field, order, emptyIf }: Rule): string[] =>
  order ? [...order] : emptyIf ? [field, emptyIf] : [field];

/**
 * Returns the first rule that a record would break after the input is applied to it; null if it would break
 * none. Rules about fields that the input does not contain are not checked. Resolvers use this function too,
 * so it is limited to the APPSYNC_JS subset.
 * @param stored the record as it is stored; empty for a new record
 * @param today the day in Japan, `YYYY-MM-DD`
 */
export function brokenRule(
  rules: readonly Rule[],
  input: Values,
  stored: Values,
  today: string,
): Rule | null {
  const record: Record<string, unknown> = { ...stored };
  Object.entries(input).forEach(([field, value]) => {
    if (value !== undefined) record[field] = value;
  });
  const touched = rules.filter((rule) => fieldsOf(rule).some((field) => input[field] !== undefined));
  return touched.filter((rule) => isBroken(rule, record, today))[0] ?? null;
}
