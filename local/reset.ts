import { existsSync, rmSync } from 'node:fs';
import { readOptions } from './options/readOptions';
import { lockData } from '@enishi/local-cloud/processes';

try {
  const { folder } = readOptions(process.argv.slice(2), process.env);
  if (existsSync(folder)) {
    lockData(folder);
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`${folder} is empty again.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
