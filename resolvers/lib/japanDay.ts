import { util } from '@aws-appsync/utils';

const JAPAN = 32400000;

/** The day in Japan, `YYYY-MM-DD`, of a time (ISO 8601); empty without one. */
export function japanDay(at: unknown): string {
  if (!at) return '';
  const here = util.time.parseISO8601ToEpochMilliSeconds(`${at}`) + JAPAN;
  return util.time.epochMilliSecondsToISO8601(here).slice(0, 10);
}
