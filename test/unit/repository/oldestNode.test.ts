import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..', '..');
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const { engines, devDependencies } = JSON.parse(text('package.json'));
const oldest = /^>=(\d+\.\d+)$/.exec(engines.node)?.[1];

describe('the oldest Node that package.json allows', () => {
  test('is the version of the type definitions, so that newer APIs do not compile', () => {
    expect(devDependencies['@types/node']).toMatch(new RegExp(`^${oldest}\\.\\d+$`));
  });

  test('is the version in the README', () => {
    expect(text('README.md')).toContain(`Node ${oldest} or newer.`);
  });
});
