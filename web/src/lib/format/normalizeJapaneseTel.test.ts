import { normalizeJapaneseTel } from './normalizeJapaneseTel';

test.each([
  ['090-1234-5678', '09012345678'],
  ['０９０ー１２３４ー５６７８', '09012345678'],
  ['03 1234 5678', '0312345678'],
  ['(03)1234-5678', '0312345678'],
])('%s is %s', (written, digits) => {
  expect(normalizeJapaneseTel(written)).toBe(digits);
});

test.each(['', '12345', '9012345678', '090-1234-56789', 'ゼロ九〇'])(
  '「%s」 is not a phone number',
  (written) => {
    expect(normalizeJapaneseTel(written)).toBeNull();
  },
);
