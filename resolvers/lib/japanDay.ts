import { util } from '@aws-appsync/utils';
import { asText } from './asText';

const JAPAN = 32400000;

/** Returns the calendar day in Japan (`YYYY-MM-DD`) at a given time (ISO 8601). Empty if there is no time. */
export function japanDay(at: unknown): string {
  if (!at) return '';
  const here = util.time.parseISO8601ToEpochMilliSeconds(asText(at)) + JAPAN;
  return util.time.epochMilliSecondsToISO8601(here).slice(0, 10);
}
