import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as later } from 'node:timers/promises';
import { restoreFromCache } from '../../local/builds/restoreFromCache';
import { buildOnce } from '../../local/builds/buildOnce';
import { cache, pathOf } from '../../local/builds/pathOf';
import type { Build } from '../../local/builds/Build';

const hash = 'built-once';
let made = 0;
const build: Build = {
  name: 'unit',
  making: 'Building a unit',
  hash,
  async make(folder) {
    made += 1;
    await later();
    mkdirSync(folder);
    writeFileSync(`${folder}/made`, '');
  },
};
const left = () => readdirSync(cache).filter((file) => file.startsWith(`unit-${hash}`));

const removeAll = () => left().forEach((file) => rmSync(join(cache, file), { recursive: true, force: true }));
beforeEach(() => {
  made = 0;
  removeAll();
});
afterAll(removeAll);

test('a failed build leaves nothing behind, and the next build can run', async () => {
  const failing = { ...build, make: () => Promise.reject(new Error('no room')) };
  await expect(buildOnce(failing)).rejects.toThrow('no room');
  expect(left()).toEqual([]);
});

test('of concurrent builds with the same input only one runs, and the others use its result', async () => {
  const path = pathOf(build);
  expect(await Promise.all([buildOnce(build), buildOnce(build)])).toEqual([
    { path, isNew: true },
    { path, isNew: false },
  ]);
  expect(await buildOnce(build)).toEqual({ path, isNew: false });
  expect(made).toBe(1);
  expect(left()).toEqual([`unit-${hash}`]);
});

test('a start says what it builds before it waits for it', async () => {
  const folder = join(cache, `unit-${hash}.restored`);
  const said: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  const slow = { ...build, make: (into: string) => (said.push('begins'), build.make(into)) };
  expect(await restoreFromCache(folder, slow)).toBe(true);
  expect(await restoreFromCache(folder, slow)).toBe(false);
  log.mockRestore();
  expect(said).toEqual(['Building a unit, once for these sources and settings …', 'begins']);
});

test('the lock of a killed process is ignored', async () => {
  writeFileSync(`${pathOf(build)}.making`, JSON.stringify({ pid: 1, identity: 'another life' }));
  expect(await buildOnce(build)).toMatchObject({ isNew: true });
});
