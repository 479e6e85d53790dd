import { formatTime } from './formatTime';
import { parseTime } from './parseTime';

function parseIso(text: string): number {
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw new Error(`"${text}" is no ISO 8601 timestamp`);
  return instant;
}

/**
 * Emulates AppSync's `util.time`. Instants are in milliseconds since 1970, unless a function's name says
 * otherwise.
 */
export const timeUtil = {
  nowISO8601: (): string => new Date().toISOString(),
  nowEpochSeconds: (): number => Math.floor(Date.now() / 1000),
  nowEpochMilliSeconds: (): number => Date.now(),
  nowFormatted: (pattern: string, zone?: string): string => formatTime(Date.now(), pattern, zone),
  parseFormattedToEpochMilliSeconds: parseTime,
  parseISO8601ToEpochMilliSeconds: parseIso,
  epochMilliSecondsToSeconds: (instant: number): number => Math.floor(instant / 1000),
  epochMilliSecondsToISO8601: (instant: number): string => new Date(instant).toISOString(),
  epochMilliSecondsToFormatted: formatTime,
};
