/**
 * `npm run docs` writes the pages of docs/ that are generated from schema.graphql, model/, the template of production
 * and the table of rights over time. With `--check` it prints which of them are out of date instead.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { buildOnce } from '../local/builds/buildOnce';
import { templateBuild } from '../local/builds/templateBuild';
import { costsPage } from './costs/costsPage';
import { countResources } from './costs/countResources';
import { accessPage } from './tables/accessPage';
import { operationsPage } from './tables/operationsPage';
import { rightsPage } from './tables/rightsPage';

const read = (...path: string[]) => readFileSync(join(__dirname, '..', ...path), 'utf8');
const schema = buildSchema(read('web', 'aws-appsync.graphql') + read('schema.graphql'));

/** Returns the templates of production: that of the stack and those of its nested stacks. */
async function productionTemplates(): Promise<Parameters<typeof countResources>[0]> {
  const context = { stage: 'production', alarmAddress: 'ops@example.com', monthlyBudget: '500' };
  const { path } = await buildOnce(templateBuild(context));
  const files = readdirSync(path).filter((file) => file.endsWith('.template.json'));
  return files.map((file) => JSON.parse(readFileSync(join(path, file), 'utf8')));
}

function written(name: string): string | null {
  try {
    return read('docs', name);
  } catch {
    return null;
  }
}

async function main(): Promise<void> {
  const pages = {
    'operations.md': operationsPage(schema),
    'access-matrix.md': accessPage(schema),
    'rights-over-time.md': rightsPage(),
    'costs.md': costsPage(countResources(await productionTemplates())),
  };
  for (const [name, text] of Object.entries(pages)) {
    if (written(name) === text) continue;
    if (process.argv.includes('--check')) {
      console.error(`docs/${name} is out of date: npm run docs`);
      process.exitCode = 1;
    } else {
      writeFileSync(join(__dirname, name), text);
    }
  }
}

void main();
