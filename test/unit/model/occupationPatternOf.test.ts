import { occupations } from '../../../lambdas/seed/catalogues/occupations';
import { clothPatterns } from '../../../web/src/components/avatars/clothPatterns';
import { occupationPatternOf } from '../../../model/occupationPatternOf';

test('every occupation of the catalogue belongs to a family, and every pattern to one', () => {
  const patterns = occupations.map(({ name }) => occupationPatternOf(name));
  expect(occupations).toHaveLength(24);
  expect(new Set(patterns)).toEqual(new Set(Object.keys(clothPatterns)));
});

test.each([
  ['フロントエンドエンジニア', 'seigaiha'],
  ['データエンジニア', 'shippo'],
  ['編集・ライター', 'asanoha'],
  ['プロジェクトマネージャー', 'yabane'],
  ['占い師', undefined],
])('%s has %s', (occupation, pattern) => expect(occupationPatternOf(occupation)).toBe(pattern));
