/**
 * The result of one call of the Lambda function `verify-data`, which checks a part of the tables. `next` is
 * the position at which the next call must begin; null if all tables have been checked.
 */
export interface DataReport {
  records: number;
  found: Record<string, { differences: number; repaired: number }>;
  details: (Record<'value' | 'table' | 'pk' | 'sk' | 'attribute' | 'is' | 'should', string> & {
    isRepaired: boolean;
  })[];
  next: object | null;
}
