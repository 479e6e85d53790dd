import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '..', '..', '..');
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');

/** Returns the relative links and pictures of a Markdown text, without anchors. */
function linksOf(text: string): string[] {
  const addresses = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = '']) => address);
  return addresses
    .filter((address) => !/^(https?:|#)/.test(address))
    .map((address) => address.replace(/#.*/, ''));
}

describe('the documents', () => {
  test.each(documents)('%s links only to existing files', (document) => {
    const links = linksOf(readFileSync(join(root, document), 'utf8'));
    expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
  });

  test('name only existing commands', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const named = documents.flatMap((document) =>
      [...readFileSync(join(root, document), 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !scripts[name ?? ''])).toEqual([]);
  });
});
