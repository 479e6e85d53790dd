import { mergeChunks, type Part } from '../../../web/chunks/mergeChunks';

const costs = { weights: [1, 1, 1], spare: [50, 50, 50], perFile: 3, mostFiles: 9, mostPerFile: 3 };

/** A part that the views of `loadedBy` need, such as '110' for the first two of three. */
const part = (name: string, kilobytes: number, loadedBy: string, imports: Part[] = []): Part => ({
  ...{ name, kilobytes, imports: new Set(imports), modules: [name], isFixed: false },
  loadedBy: Uint8Array.from(loadedBy, Number),
});

const merged = (parts: Part[], more: Partial<typeof costs> = {}) =>
  mergeChunks(parts, { ...costs, ...more })
    .map(({ modules }) => modules.toSorted().join('+'))
    .toSorted();

test('parts that the same views load are one chunk', () => {
  expect(merged([part('a', 10, '110'), part('b', 20, '110')])).toEqual(['a+b']);
});

test('a file less is worth a few kilobytes that one view loads in vain, and no more', () => {
  expect(merged([part('a', 10, '111'), part('b', 5, '110')])).toEqual(['a+b']);
  expect(merged([part('a', 10, '111'), part('b', 7, '110')])).toEqual(['a', 'b']);
});

test('what the other part imports counts as well', () => {
  const library = part('library', 40, '110');
  expect(merged([part('a', 10, '111'), part('b', 1, '110', [library]), library])).toContain('a');
});

test('a view with too many files merges more, but never beyond what it may load in vain', () => {
  const parts = [part('a', 10, '111'), part('b', 7, '110'), part('c', 7, '100')];
  const few = { mostFiles: 1, mostPerFile: 100 };
  expect(merged(parts, few)).toEqual(['a+b+c']);
  expect(merged(parts, { ...few, spare: [50, 0, 10] })).toEqual(['a+b', 'c']);
});

test('a fixed part stays as it is', () => {
  expect(merged([{ ...part('a', 10, '110'), isFixed: true }, part('b', 20, '110')])).toEqual(['a', 'b']);
});

test('chunks never import each other in a circle', () => {
  const wide = part('wide', 1, '111');
  const middle = part('middle', 40, '110', [wide]);
  const narrow = part('narrow', 1, '100', [middle]);
  const chunks = mergeChunks([wide, middle, narrow], { ...costs, perFile: 9 });
  const chunkOf = (name: string) => chunks.find(({ modules }) => modules.includes(name));
  // Who loads `narrow` and `wide` as one loads `middle` too, for the one imports it.
  if (chunkOf('narrow') === chunkOf('wide')) expect(chunkOf('middle')).toBe(chunkOf('wide'));
  for (const { loadedBy } of chunks.filter(({ modules }) => modules.includes('narrow')))
    loadedBy.forEach((value, view) => {
      if (value) expect(chunkOf('middle')?.loadedBy[view]).toBe(1);
    });
});
