import { Batches } from '../../../local/dev/Batches';

test('files that are saved together are processed together, later ones when the first are done', async () => {
  const handled: string[][] = [];
  let finish: () => void = () => undefined;
  const batches = new Batches<string>(5, async (files) => {
    handled.push([...files]);
    if (handled.length === 1) await new Promise<void>((resolve) => (finish = resolve));
  });
  for (const file of ['a', 'b', 'a']) batches.add(file);
  while (handled.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  batches.add('c');
  batches.add('a');
  expect(handled).toEqual([['a', 'b']]);
  expect(batches.isWaiting).toBe(true);
  finish();
  await batches.settled();
  expect(handled).toEqual([
    ['a', 'b'],
    ['c', 'a'],
  ]);
});
