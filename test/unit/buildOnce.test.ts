import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { setImmediate as later } from 'node:timers/promises';
import { makeOnce } from '../../local/assembly/makeOnce';
import { cache, pathOf } from '../../local/assembly/pathOf';
import type { Recipe } from '../../local/assembly/Recipe';

const hash = randomUUID().replaceAll('-', '');
let made = 0;
const recipe: Recipe = {
  name: 'unit',
  hash,
  async make(folder) {
    made += 1;
    await later();
    mkdirSync(folder);
    writeFileSync(`${folder}/made`, '');
  },
};
const left = () => readdirSync(cache).filter((file) => file.startsWith(`unit-${hash}`));

afterAll(() => rmSync(pathOf(recipe), { recursive: true, force: true }));

test('what cannot be made leaves nothing behind, and the next one may try', async () => {
  const failing = { ...recipe, make: () => Promise.reject(new Error('no room')) };
  await expect(makeOnce(failing)).rejects.toThrow('no room');
  expect(left()).toEqual([]);
});

test('of copies that want the same at once one makes it, and whoever comes later finds it', async () => {
  const path = pathOf(recipe);
  expect(await Promise.all([makeOnce(recipe), makeOnce(recipe)])).toEqual([
    { path, isNew: true },
    { path, isNew: false },
  ]);
  expect(await makeOnce(recipe)).toEqual({ path, isNew: false });
  expect(made).toBe(1);
  expect(left()).toEqual([`unit-${hash}`]);
});

test('a turn that a killed process left is nobody’s', async () => {
  rmSync(pathOf(recipe), { recursive: true });
  writeFileSync(`${pathOf(recipe)}.making`, JSON.stringify({ pid: 1, identity: 'another life' }));
  expect(await makeOnce(recipe)).toMatchObject({ isNew: true });
});
