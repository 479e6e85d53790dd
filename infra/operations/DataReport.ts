/** The answer of `verify-data` for a part of the tables. */
export interface DataReport {
  records: number;
  found: Record<string, { differences: number; repaired: number }>;
  details: (Record<'value' | 'table' | 'pk' | 'sk' | 'attribute' | 'is' | 'should', string> & {
    isRepaired: boolean;
  })[];
  next: object | null;
}
