import { InsightCheckLimits } from '../../model/limits/InsightCheckLimits';
import type { Difference } from './Difference';

/**
 * The differences that a check of the dashboard's figures has found. All of them are counted; `details`
 * contains only the first ones.
 */
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
