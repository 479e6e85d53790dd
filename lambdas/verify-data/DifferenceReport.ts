import type { Difference } from '../derived/Difference';
import { logger } from '../lib/logger';
import type { DataReport, ReportedDifference } from './DataReport';
import { shorten } from './shorten';

/** How many differences are reported in detail; all of them are counted. */
const TOLD = 1000;

/** What one part of the comparison has found so far. */
export class DifferenceReport {
  readonly told: ReportedDifference[] = [];
  readonly found: DataReport['found'] = {};

  add({ value, table, key, attribute, is, should }: Difference, isMended: boolean): void {
    const count = (this.found[value] ??= { differences: 0, mended: 0 });
    count.differences += 1;
    if (isMended) count.mended += 1;
    // Log ids only, so that private texts and names stay out of the log.
    logger.warn('a derived value differs', { value, table, ...key, attribute, isMended });
    if (this.told.length < TOLD)
      this.told.push({
        ...{ value, table, ...key, attribute, isRepaired: isMended },
        ...{ is: shorten(is), should: shorten(should) },
      });
  }

  get differences(): number {
    return Object.values(this.found).reduce((sum, { differences }) => sum + differences, 0);
  }
}
