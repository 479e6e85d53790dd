import { formatYenRange } from '../../../../model/formatYenRange';

describe('a range of yen', () => {
  it.each([
    [600_000, 800_000, '60〜80万円'],
    [625_000, 800_000, '62.5〜80万円'],
    [4_000, null, '4,000円〜'],
    [8_000_000, 12_000_000, '800〜1,200万円'],
    [null, 5_000_000, '〜500万円'],
    [30_000, 30_000, '30,000円'],
    [95_000, 120_000, '95,000〜120,000円'],
    [612_300, 700_000, '612,300〜700,000円'],
  ])('from %p to %p is written %p in Japanese', (from, to, text) => {
    expect(formatYenRange(from, to, 'ja')).toBe(text);
  });

  it.each([
    [600_000, 800_000, '60~80만\u00a0엔'],
    [625_000, null, '62.5만\u00a0엔~'],
    [null, 12_000_000, '~1,200만\u00a0엔'],
    [4_000, 5_000, '4,000~5,000엔'],
    [95_000, 120_000, '95,000~120,000엔'],
  ])('from %p to %p is written %p in Korean', (from, to, text) => {
    expect(formatYenRange(from, to, 'ko')).toBe(text);
  });

  // Non-breaking spaces separate digits and currency sign.
  it.each([
    [600_000, 800_000, 'en', '¥600,000–800,000'],
    [600_000, null, 'en', '¥600,000–'],
    [580_000, 720_000, 'de', '580.000–720.000\u00a0¥'],
    [600_000, null, 'de', '600.000\u00a0¥–'],
    [580_000, 720_000, 'fr', '580\u202f000–720\u202f000\u00a0¥'],
  ])(
    'from %p to %p in %s has all digits and the sign where that language puts it',
    (from, to, language, text) => {
      expect(formatYenRange(from, to, language)).toBe(text);
    },
  );

  it('has no text without any bound', () => {
    expect(formatYenRange(null, null, 'ja')).toBeNull();
  });
});
