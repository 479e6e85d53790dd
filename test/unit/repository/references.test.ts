import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { danglingLinks } from '../../support/danglingLinks';
import { danglingPaths } from '../../support/danglingPaths';
import { unknownDecisions } from '../../support/unknownDecisions';

const ITSELF = 'references.test.ts';
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  .toString()
  .split('\n')
  .filter((file) => file && existsSync(file));
const documents = tracked.filter((file) => file.endsWith('.md'));
const sources = tracked.filter((file) => /\.(ts|tsx|mjs|cjs|graphql)$/.test(file) && !file.endsWith(ITSELF));
const read = (file: string) => readFileSync(file, 'utf8');

describe('a reference', () => {
  test('is reported when its target does not exist', () => {
    expect(danglingLinks('docs/a.md', 'See [here](ARCHITECTURE.md) and [there](missing.md).')).toEqual([
      'missing.md',
    ]);
    expect(danglingLinks('docs/a.md', '<img src="parts.svg"> <img src="missing.jpg">')).toEqual([
      'missing.jpg',
    ]);
    expect(danglingPaths('docs/a.md', '/** As docs/conventions.md says, unlike docs/missing.md. */')).toEqual(
      ['docs/missing.md'],
    );
    expect(unknownDecisions('// decision T6, and (T99)', 'T6')).toEqual(['T99']);
  });
});

test('every link of a document leads to a file of the repository', () => {
  const dangling = documents.flatMap((file) =>
    danglingLinks(file, read(file)).map((link) => `${file}: ${link}`),
  );
  expect(documents.length).toBeGreaterThan(15);
  expect(dangling).toEqual([]);
});

test('every path that a comment or document names exists', () => {
  const dangling = [...documents, ...sources].flatMap((file) =>
    danglingPaths(file, file.endsWith('.md') ? read(file) : commentsOf(read(file))).map(
      (path) => `${file}: ${path}`,
    ),
  );
  expect(dangling).toEqual([]);
});

test('every decision referred to has a row in docs/decisions.md', () => {
  const decisions = read('docs/decisions.md');
  const unknown = [...documents, ...sources].flatMap((file) =>
    unknownDecisions(file.endsWith('.md') ? read(file) : commentsOf(read(file)), decisions).map(
      (row) => `${file}: ${row}`,
    ),
  );
  expect(unknown).toEqual([]);
});

function commentsOf(code: string): string {
  return (code.match(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$|^\s*#.*$/gm) ?? []).join('\n');
}
