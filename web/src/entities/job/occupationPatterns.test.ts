import { occupations } from '../../../../lambdas/seed/catalogues/occupations';
import { clothPatterns } from '../../components/avatars/clothPatterns';
import { occupationPatterns } from './occupationPatterns';

test('every occupation of the catalogue belongs to a family, and every pattern to one', () => {
  expect(occupations.filter(({ name }) => !(name in occupationPatterns))).toEqual([]);
  expect(Object.keys(occupationPatterns)).toHaveLength(occupations.length);
  expect(new Set(Object.values(occupationPatterns))).toEqual(new Set(Object.keys(clothPatterns)));
});
