import { InsightCheckLimits } from '../../model/limits/InsightCheckLimits';
import type { Difference } from './Difference';

/** The differences that a check has found: all are counted, the first ones are named. */
export class CheckReport {
  differences = 0;
  repaired = 0;
  readonly details: Difference[] = [];

  add({ kind, metric, period, day, is, least, most }: Difference, isRepaired: boolean): void {
    this.differences += 1;
    if (isRepaired) this.repaired += 1;
    if (this.details.length < InsightCheckLimits.details)
      this.details.push({ kind, metric, period, day, is, least, most, isRepaired });
  }
}
