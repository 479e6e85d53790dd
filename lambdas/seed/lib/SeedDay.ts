import { japanDay } from '../../../model/japanDay';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const JAPAN = 9 * 60 * MINUTE;

/** The day, in Japan, on which the demo data are seeded. All dates in the data are relative to it. */
export class SeedDay {
  /** The time at which the day of the seed begins in Japan, in milliseconds since 1970. */
  readonly midnight: number;

  constructor(now: Date) {
    this.midnight = Math.floor((now.getTime() + JAPAN) / DAY) * DAY - JAPAN;
  }

  /**
   * Returns the time at `hour:minute` in Japan, `days` days before the day of the seed, as ISO 8601 in UTC.
   */
  ago(days: number, hour: number, minute: number): string {
    return new Date(this.midnight - days * DAY + (hour * 60 + minute) * MINUTE).toISOString();
  }

  /** Returns the date `days` days before the day of the seed, in Japan, as `YYYY-MM-DD`. */
  dayAgo(days: number): string {
    return japanDay(this.midnight - days * DAY);
  }

  /** The year in Japan on the day of the seed. */
  get year(): number {
    return Number(this.dayAgo(0).slice(0, 4));
  }

  /** The month in Japan on the day of the seed, from 1 to 12. */
  get month(): number {
    return Number(this.dayAgo(0).slice(5, 7));
  }
}
