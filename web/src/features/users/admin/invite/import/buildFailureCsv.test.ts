import { buildFailureCsv } from './buildFailureCsv';
import type { FailedRow } from './ImportOutcome';

const failed = (line: number, cells: string[]): FailedRow => ({
  row: { line, cells, values: {}, broken: [], isRegistered: false },
  outcome: { kind: 'failed', isOffline: true },
});

test('the file has the cells as they were, in their order, and can be imported and saved again', () => {
  const build = (headings: string[], rows: FailedRow[]) =>
    buildFailureCsv(headings, '理由', rows, ({ row }) => `r${row.line}`);
  const once = build(['a', 'b'], [failed(3, ['3', 'x,y']), failed(2, ['2'])]);
  expect(once).toBe('\uFEFF"a","b","理由"\r\n"2","","r2"\r\n"3","x,y","r3"\r\n');
  const again = build(['a', 'b', '理由'], [failed(2, ['2', '', 'r2'])]);
  expect(again).toBe('\uFEFF"a","b","理由"\r\n"2","","r2"\r\n');
});
