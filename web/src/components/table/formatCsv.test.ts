import { formatCsv } from './formatCsv';

test('CSV begins with a byte order mark and ends each row with CRLF', () => {
  expect(
    formatCsv([
      ['名前', '件数'],
      ['森川 遥', 3],
    ]),
  ).toBe('\uFEFF"名前","件数"\r\n"森川 遥",3\r\n');
});
