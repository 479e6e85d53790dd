import type { Difference } from '../derived/Difference';
import { logger } from '../lib/logger';
import type { DataReport, Told } from './DataReport';
import { shortened } from './shortened';

/** How many are told one by one; all of them are counted. */
const TOLD = 1000;

/** What a part of the comparison has found so far. */
export class Findings {
  readonly told: Told[] = [];
  readonly found: DataReport['found'] = {};

  add({ value, table, key, attribute, is, should }: Difference, isMended: boolean): void {
    const count = (this.found[value] ??= { differences: 0, mended: 0 });
    count.differences += 1;
    if (isMended) count.mended += 1;
    // The log holds ids alone: what people wrote, and are called, is nobody's to read there.
    logger.warn('a derived value differs', { value, table, ...key, attribute, isMended });
    if (this.told.length < TOLD)
      this.told.push({
        ...{ value, table, ...key, attribute, isMended },
        ...{ is: shortened(is), should: shortened(should) },
      });
  }

  get differences(): number {
    return Object.values(this.found).reduce((sum, { differences }) => sum + differences, 0);
  }
}
