const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const JAPAN = 9 * 60 * MINUTE;

/** The day that the demo data looks back from; every date in it is counted from here. */
export class SeedDay {
  /** Midnight in Japan, in milliseconds since 1970. */
  readonly midnight: number;

  constructor(now: Date) {
    this.midnight = Math.floor((now.getTime() + JAPAN) / DAY) * DAY - JAPAN;
  }

  /** The instant so many days ago at a time of day in Japan, ISO 8601 in UTC. */
  ago(days: number, hour: number, minute: number): string {
    return new Date(this.midnight - days * DAY + (hour * 60 + minute) * MINUTE).toISOString();
  }

  /** The day in Japan so many days ago, `YYYY-MM-DD`. */
  dayAgo(days: number): string {
    return new Date(this.midnight + JAPAN - days * DAY).toISOString().slice(0, 10);
  }

  /** The year of the day, in Japan. */
  get year(): number {
    return Number(this.dayAgo(0).slice(0, 4));
  }

  /** The month of the day, 1 to 12, in Japan. */
  get month(): number {
    return Number(this.dayAgo(0).slice(5, 7));
  }
}
