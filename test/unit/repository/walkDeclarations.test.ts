import { readDeclarations } from '../../walk/readDeclarations';
import { readRoutes } from '../../walk/readRoutes';

test('every screen declares its states for the walk', async () => {
  const declared = (await readDeclarations()).map(({ route }) => route);
  const routes = (await readRoutes()).map(({ path }) => path);
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter((path) => !declared.includes(path))).toEqual([]);
  expect(declared.filter((route) => !routes.includes(route))).toEqual([]);
});

test('a screen is declared once for each kind of person', async () => {
  const names = (await readDeclarations()).map(({ route, as }) => `${route} ${as}`);
  expect(names).toEqual([...new Set(names)]);
});

// On the way to its error the walk sees that a screen is loading; it photographs this only on some screens.
test('a screen that is loading can also show an error', async () => {
  const without = (await readDeclarations()).filter(({ states }) => states.loading && !states.error);
  expect(without.map(({ route, as }) => `${route} ${as}`)).toEqual([]);
});
