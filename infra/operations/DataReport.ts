/** The answer of `verify-data` for a part of the tables. */
export interface DataReport {
  records: number;
  found: Record<string, { differences: number; mended: number }>;
  told: (Record<'value' | 'table' | 'pk' | 'sk' | 'attribute' | 'is' | 'should', string> & {
    isMended: boolean;
  })[];
  next: object | null;
}
