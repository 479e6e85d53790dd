import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { customResolvers } from '../../../model/customResolvers';

const folder = join(__dirname, '../../../model/customResolvers');
const files = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));

test('every custom resolver is declared in one file of its domain, and none in two', async () => {
  const domains = await Promise.all(files.map((file) => import(join(folder, file))));
  const declared = domains.flatMap((exported, index) => Object.keys(exported[files[index] ?? '']));
  expect(declared.filter((name, index) => declared.indexOf(name) !== index)).toEqual([]);
  expect(declared.sort()).toEqual(Object.keys(customResolvers).sort());
});
