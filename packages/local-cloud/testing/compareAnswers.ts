export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * Names of the members of OpenSearch responses that are not compared. They are error messages, or values that
 * differ between runs, such as durations.
 */
const PASSING = new Set([
  ...[
    'took',
    'timed_out',
    '_shards',
    'phase',
    'grouped',
    'failed_shards',
    'reason',
    'caused_by',
    'stack_trace',
  ],
  ...[
    'index_uuid',
    'resource.id',
    'resource.type',
    'shard',
    '_seq_no',
    '_primary_term',
    'pit_id',
    'creation_time',
  ],
  ...['line', 'col', 'settings', 'suppressed', 'index', 'bytes_limit', 'bytes_wanted', 'durability'],
]);

interface Token {
  token: string;
  start_offset: number;
  end_offset: number;
  position: number;
  positionLength?: number;
}

/**
 * Formats a list of tokens as one readable line. A token is `term@start-end#position`, followed by `x` and
 * its position length if it has one.
 */
export const tokenLine = (tokens: Token[]): string =>
  tokens
    .map(({ token, start_offset, end_offset, position, positionLength }) => {
      const length = positionLength === undefined ? '' : `x${positionLength}`;
      return `${token}@${start_offset}-${end_offset}#${position}${length}`;
    })
    .join(' ');

/**
 * Returns a response of OpenSearch without the members that are not compared (`PASSING`), and without error
 * messages.
 */
export function normalise(json: Json): Json {
  if (Array.isArray(json)) return json.map(normalise);
  if (json === null || typeof json !== 'object') return json;
  const kept = Object.entries(json).filter(
    ([key, value]) => !PASSING.has(key) && !(key === 'error' && typeof value === 'string'),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, normalise(value)]));
}

/**
 * Returns a description of the first difference between two OpenSearch responses; undefined if there is none.
 * Numbers count as equal if they differ by at most 0.01 %.
 */
export function difference(expected: Json, actual: Json, path = ''): string | undefined {
  if (typeof expected === 'number' && typeof actual === 'number') {
    const near = Math.abs(expected - actual) <= 1e-4 * Math.max(1, Math.abs(expected));
    return near ? undefined : `${path}: ${expected} is ${actual}`;
  }
  if (!isParent(expected) || !isParent(actual))
    return expected === actual
      ? undefined
      : `${path}: ${JSON.stringify(expected)} is ${JSON.stringify(actual)}`;
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  for (const key of keys) {
    const [left, right] = [expected as Record<string, Json>, actual as Record<string, Json>].map(
      (each) => each[key] ?? null,
    );
    const found = difference(left ?? null, right ?? null, `${path}/${key}`);
    if (found) return found;
  }
  return undefined;
}

const isParent = (json: Json): json is Json[] | { [key: string]: Json } =>
  typeof json === 'object' && json !== null;
