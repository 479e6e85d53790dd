import type { Difference } from '../derived/Difference';
import { logger } from '../lib/logger';
import type { DataReport, ReportedDifference } from './DataReport';
import { isLongerThan } from '../../model/isLongerThan';
import { cutText } from '../../model/cutText';
import { lengthOf } from '../../model/lengthOf';

const MOST = 16;

/** Formats a value for the report: in full if it is short, otherwise its beginning and its length. */
function shorten(value: unknown): string {
  if (value === undefined) return '(absent)';
  const plain = value instanceof Set ? [...(value as Set<unknown>)] : value;
  const text = typeof plain === 'string' ? plain : JSON.stringify(plain);
  return isLongerThan(text, MOST) ? `${cutText(text, MOST)}… (${lengthOf(text)})` : text;
}

/** Maximum number of differences that the report contains in detail. All differences are counted. */
const MAX_DETAILS = 1000;

/** Collects the differences that one call of verify-data has found into a report, and logs each of them. */
export class DifferenceReport {
  readonly details: ReportedDifference[] = [];
  readonly found: DataReport['found'] = {};

  add({ value, table, key, attribute, is, should }: Difference, isRepaired: boolean): void {
    const count = (this.found[value] ??= { differences: 0, repaired: 0 });
    count.differences += 1;
    if (isRepaired) count.repaired += 1;
    // Log ids only, so that private texts and names stay out of the log.
    logger.warn('a derived value differs', { value, table, ...key, attribute, isRepaired });
    if (this.details.length < MAX_DETAILS)
      this.details.push({
        ...{ value, table, ...key, attribute, isRepaired: isRepaired },
        ...{ is: shorten(is), should: shorten(should) },
      });
  }

  get differences(): number {
    return Object.values(this.found).reduce((sum, { differences }) => sum + differences, 0);
  }
}
