/**
 * `npm run faults -- <name>` starts a separate stack, damages or overloads it on purpose, and checks the
 * results. The other files of this folder are such runs; `npm run faults` without a name lists them.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'test/faults';
const names = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'run.ts')
  .map((entry) => path.parse(entry.name).name);

const [name = '', ...rest] = process.argv.slice(2);
if (!names.includes(name)) throw new Error(`There is no such run: ${names.join(', ')}`);
const { status } = spawnSync('npx', ['tsx', `${FOLDER}/${name}.ts`, ...rest], { stdio: 'inherit' });
process.exitCode = status ?? 1;
