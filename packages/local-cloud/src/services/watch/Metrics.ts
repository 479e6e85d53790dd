import type { Point } from './Point';

/** How long values are kept, in milliseconds: the longest time that an alarm of a template looks back. */
const kept = 3 * 60 * 60 * 1000;
const most = 20_000;

/**
 * Stores the values of CloudWatch metrics, such as the duration of an invocation of a Lambda function, that
 * must be recorded when they arise, because nothing else stores them.
 */
export class Metrics {
  private points: Point[] = [];

  record(metric: string, dimensions: Point['dimensions'], value: number): void {
    const at = Date.now();
    this.points.push({ metric, dimensions, value, at });
    if (this.points.length > most)
      this.points = this.points.slice(most / 2).filter((point) => point.at > at - kept);
  }

  list(): readonly Point[] {
    return this.points;
  }
}
