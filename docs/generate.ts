/**
 * `npm run docs` writes the pages of docs/ that are generated from schema.graphql and model/. With `--check`
 * it prints which of them are out of date instead.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { accessPage } from './tables/accessPage';
import { operationsPage } from './tables/operationsPage';

const read = (...path: string[]) => readFileSync(join(__dirname, '..', ...path), 'utf8');
const schema = buildSchema(read('web', 'aws-appsync.graphql') + read('schema.graphql'));
const pages = { 'operations.md': operationsPage(schema), 'access-matrix.md': accessPage(schema) };

function written(name: string): string | null {
  try {
    return read('docs', name);
  } catch {
    return null;
  }
}

for (const [name, text] of Object.entries(pages)) {
  if (written(name) === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`docs/${name} is out of date: npm run docs`);
    process.exitCode = 1;
  } else {
    writeFileSync(join(__dirname, name), text);
  }
}
