import { brokenMailDomain } from '../../../model/blocks/brokenMailDomain';
import { companyKeyOf } from '../../../model/blocks/companyKeyOf';
import { mailDomainsOf } from '../../../model/blocks/mailDomainsOf';
import { sharedMailDomains } from '../../../model/blocks/sharedMailDomains';

test.each([
  ['株式会社縁', '縁'],
  ['㈱縁', '縁株式会社'],
  ['（株）縁', '縁 (株)'],
  ['有限会社はるかぜ', 'ハルカゼ（有）'],
  ['キヤノン株式会社', 'キャノン'],
  ['Enishi Inc.', 'ＥＮＩＳＨＩ'],
  ['Enishi Co., Ltd.', 'enishi co.,ltd'],
  ['Enishi株式会社', 'Enishi K.K.'],
  ['みなと・デザイン', '㈱みなとデザイン'],
  ['一般社団法人　結', '結'],
])('%s and %s are the same company', (one, other) => {
  expect(companyKeyOf(one)).toBe(companyKeyOf(other));
});

test.each([
  ['株式会社縁', '株式会社円'],
  ['縁', '縁ホールディングス'],
  ['株式会社', '有限会社'],
  ['Incubator', 'ubator'],
  ['☆', '★'],
])('%s and %s are not', (one, other) => {
  expect(companyKeyOf(one)).not.toBe(companyKeyOf(other));
});

test('an address stands for its domain and those above, but for no provider and no ending of a country', () => {
  expect(mailDomainsOf('a@Mail.Example.co.jp')).toEqual(['mail.example.co.jp', 'example.co.jp']);
  expect(mailDomainsOf('a@example.com')).toEqual(['example.com']);
  for (const shared of ['a@gmail.com', 'a@docomo.ne.jp', 'a', 'a@localhost'])
    expect(mailDomainsOf(shared)).toEqual([]);
});

test.each([
  ['example.co.jp', null],
  ['xn--wgv71a119e.jp', null],
  ['gmail.com', 'sharedDomain'],
  ['co.jp', 'sharedDomain'],
  ['localhost', 'domain'],
  ['Example.com', 'domain'],
  ['会社.jp', 'domain'],
  ['-a.jp', 'domain'],
  ['a..jp', 'domain'],
  [`${'a'.repeat(99)}.jp`, 'domain'],
])('the domain %s breaks %s', (domain, rule) => {
  expect(brokenMailDomain(domain, sharedMailDomains)).toBe(rule);
});
