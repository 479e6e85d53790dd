import { readMailDomain } from './readMailDomain';

test.each([
  ['example.co.jp', 'example.co.jp'],
  [' ＥＸＡＭＰＬＥ。ｃｏ。ｊｐ ', 'example.co.jp'],
  ['taro＠example.co.jp', 'example.co.jp'],
  ['@example.co.jp', 'example.co.jp'],
  ['https://www.example.co.jp/company?x=1', 'example.co.jp'],
  ['日本語.jp', 'xn--wgv71a119e.jp'],
  ['mail１２３.jp', 'mail123.jp'],
  ['a b', 'ab'],
  ['', ''],
])('%p is read as %p', (text, domain) => {
  expect(readMailDomain(text)).toBe(domain);
});
