import { parseCsv } from './parseCsv';

test.each([
  ['line ends of every system', 'a,b\r\nc,d\ne,f\rg', [['a', 'b'], ['c', 'd'], ['e', 'f'], ['g']]],
  [
    'quoted cells with commas, quotes and line breaks',
    '"a,b","say ""hi""","x\r\ny"',
    [['a,b', 'say "hi"', 'x\r\ny']],
  ],
  [
    'empty cells, also at the end',
    'a,,\n,b,',
    [
      ['a', '', ''],
      ['', 'b', ''],
    ],
  ],
  ['empty lines, so that line numbers stay', 'a\n\nb\n', [['a'], [''], ['b']]],
  ['a quote inside an unquoted cell', 'a"b,c', [['a"b', 'c']]],
  ['an empty file', '', []],
])('reads %s', (_title, text, rows) => {
  expect(parseCsv(text)).toEqual(rows);
});
