import { SlugLimits } from '../../../../model/limits/SlugLimits';
import { brokenSlug } from '../../../../model/rules/brokenSlug';

test.each([
  ['abc', null],
  ['yuiko-2026', null],
  ['x'.repeat(30), null],
  ['ab', '3..30'],
  ['x'.repeat(31), '3..30'],
  ['', 'slug'],
  ['-abc', 'slug'],
  ['abc-', 'slug'],
  ['Yuiko', 'slug'],
  ['結子さん', 'slug'],
  ['a.bc', 'slug'],
  ['admin', 'reserved'],
])('the portfolio path %s: %s', (slug, rule) => {
  expect(brokenSlug(slug, SlugLimits.portfolioPath, true)).toBe(rule);
});

test('below the top level no name is reserved', () => {
  expect(brokenSlug('admin', SlugLimits.page, false)).toBeNull();
});
