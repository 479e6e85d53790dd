import { floorDate, zoneOffset } from '../mapping/dates';
import { OBJECT_PARSER, Options } from '../Options';
import { notEmulated } from '../Refusal';
import type { Segment } from '../segment/Segment';
import type { AggregationParser } from './Aggregation';
import { valueField } from './valueField';

const CALENDAR = {
  year: 'y',
  '1y': 'y',
  month: 'M',
  '1M': 'M',
  week: 'w',
  '1w': 'w',
  day: 'd',
  '1d': 'd',
  hour: 'h',
  '1h': 'h',
} as const;
const DAY = 86_400_000;
const ZONES: Record<string, string | undefined> = { UTC: 'Z', 'Asia/Tokyo': '+09:00' };

/**
 * The aggregation `date_histogram`: counts documents by calendar year, month, week, day or hour. Without
 * `min_doc_count`, the result also contains the empty intervals between the first and the last document.
 */
export const dateHistogram: AggregationParser = (json, { mapping }, within) => {
  const options = new Options(json, 'date_histogram', OBJECT_PARSER);
  const path = options.required('field');
  const name = options.text('calendar_interval');
  const least = options.number('min_doc_count') ?? 0;
  const zone = options.text('time_zone') ?? 'UTC';
  const [unknown] = options.rest();
  if (unknown !== undefined || name === undefined)
    throw notEmulated(`[${unknown ?? 'fixed_interval'}] of date_histogram`);
  const unit = Object.hasOwn(CALENDAR, name) ? CALENDAR[name as keyof typeof CALENDAR] : undefined;
  if (!unit) throw notEmulated(`[calendar_interval: ${name}]`);
  const offsetText = ZONES[zone] ?? zone;
  const offset = zoneOffset(offsetText);
  if (offsetText !== 'Z' && offset === 0) throw notEmulated(`[time_zone: ${zone}]`);
  if (valueField(mapping, path)?.type === 'keyword') throw notEmulated('date_histogram on a keyword');
  const start = (time: number): number => floorDate(time + offset, unit) - offset;
  return (segment, documents) => {
    const groups = documentsBy(segment, path, documents, start);
    const times = [...groups.keys()].sort((a, b) => a - b);
    const last = times.at(-1) ?? -Infinity;
    const buckets = [];
    // The next interval begins at most 32 days after the beginning of a month, or 366 days after that of a year.
    const stride =
      unit === 'y'
        ? 367 * DAY
        : unit === 'M'
          ? 32 * DAY
          : unit === 'w'
            ? 7 * DAY
            : unit === 'd'
              ? DAY
              : DAY / 24;
    for (let time = times[0] ?? Infinity; time <= last; time = start(time + stride)) {
      const list = Int32Array.from(groups.get(time) ?? []);
      if (list.length < least) continue;
      const shown = new Date(time + offset).toISOString().replace('Z', offsetText);
      buckets.push({ key_as_string: shown, key: time, doc_count: list.length, ...within?.(segment, list) });
    }
    return { buckets };
  };
};

function documentsBy(
  segment: Segment,
  path: string,
  documents: Int32Array,
  start: (time: number) => number,
): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  const values = segment.values(path);
  if (!values) return groups;
  for (const document of documents) {
    let last: number | undefined;
    for (let index = values.from(document); index < values.to(document); index++) {
      // Values are in ascending order, so equal beginnings of intervals follow one another.
      const time = start(values.at(index));
      if (time === last) continue;
      last = time;
      const list = groups.get(time);
      if (list) list.push(document);
      else groups.set(time, [document]);
    }
  }
  return groups;
}
