const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const JAPAN = 9 * 60 * MINUTE;

/** The day on which the demo data is seeded. Every date in the data is relative to it. */
export class SeedDay {
  /** Midnight in Japan, in milliseconds since 1970. */
  readonly midnight: number;

  constructor(now: Date) {
    this.midnight = Math.floor((now.getTime() + JAPAN) / DAY) * DAY - JAPAN;
  }

  /** That many days ago at this time of day in Japan; ISO 8601 in UTC. */
  ago(days: number, hour: number, minute: number): string {
    return new Date(this.midnight - days * DAY + (hour * 60 + minute) * MINUTE).toISOString();
  }

  /** The date in Japan that many days ago, `YYYY-MM-DD`. */
  dayAgo(days: number): string {
    return new Date(this.midnight + JAPAN - days * DAY).toISOString().slice(0, 10);
  }

  /** The current year in Japan. */
  get year(): number {
    return Number(this.dayAgo(0).slice(0, 4));
  }

  /** The current month in Japan, 1 to 12. */
  get month(): number {
    return Number(this.dayAgo(0).slice(5, 7));
  }
}
