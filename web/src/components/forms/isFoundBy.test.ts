import { isFoundBy } from './isFoundBy';

test.each([
  ['React', 'ＲＥＡＣＴ', true],
  ['デザインシステム実装', 'でざいん', true],
  ['デザインシステム実装', 'ﾃﾞｻﾞｲﾝ', true],
  ['Go', 'React', false],
])('%s is found by %s: %p', (entry, typed, isFound) => expect(isFoundBy(entry, typed)).toBe(isFound));
