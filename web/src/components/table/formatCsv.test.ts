import { formatCsv } from './formatCsv';

describe('CSV', () => {
  it('begins with a byte order mark and ends each row with CRLF', () => {
    expect(
      formatCsv([
        ['名前', '件数'],
        ['森川 遥', 3],
      ]),
    ).toBe('\uFEFF名前,件数\r\n森川 遥,3\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1+1'])(
    'does not let a spreadsheet run %j as a formula',
    (text) => {
      expect(formatCsv([[text]])).toContain(`'${text}`);
    },
  );

  it('keeps commas, quotes and line breaks inside their cell', () => {
    expect(formatCsv([['a,b', 'say "hi"', 'one\ntwo']])).toBe('\uFEFF"a,b","say ""hi""","one\ntwo"\r\n');
  });

  it('writes null as an empty cell and a negative number as a number', () => {
    expect(formatCsv([[null, undefined, '', -5]])).toBe('\uFEFF,,,-5\r\n');
  });
});
