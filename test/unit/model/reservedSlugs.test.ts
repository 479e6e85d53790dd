import { reservedSlugs } from '../../../model/reservedSlugs';
import { paths } from '../../../web/src/lib/paths';

const firstSegments = Object.values(paths).map((path) => {
  const address = typeof path === 'string' ? path : path('' as never);
  return new URL(address, 'http://localhost').pathname.split('/')[1] ?? '';
});

test('no route of the app can be the URL of a public page', () => {
  const reserved = reservedSlugs.split(' ');
  expect(firstSegments.length).toBeGreaterThan(20);
  expect([...new Set(firstSegments)].filter((word) => word !== '' && !reserved.includes(word))).toEqual([]);
});

test('the areas of administrators and organizations are reserved by name', () => {
  expect(reservedSlugs.split(' ')).toEqual(expect.arrayContaining(['admin', 'client', 'portfolio', 'jobs']));
});
