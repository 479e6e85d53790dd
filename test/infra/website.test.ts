import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildOnce } from '../../local/builds/buildOnce';
import { websiteBuild } from '../../local/builds/websiteBuild';

describe('the deployed web app', () => {
  let folder: string;
  beforeAll(async () => {
    folder = (await buildOnce(websiteBuild())).path;
  }, 120_000);

  const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' });

  test('is a page in Japanese that loads its script from its own origin', () => {
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    expect(page).toContain('<html lang="ja"');
    expect(page).toMatch(/<script type="module"[^>]* src="\/assets\/[^"]+\.js"/);
    expect(page).not.toMatch(/(src|href)="https?:/);
  });

  test('has no script in the page, which its content security policy would refuse', () => {
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    expect(page.match(/<script(?![^>]*\bsrc=)[^>]*>/g) ?? []).toEqual([]);
  });

  test('is at most 1.2 MB of compressed script, all screens together', () => {
    const scripts = files().filter((path) => path.endsWith('.js'));
    const bytes = scripts.map((path) => gzipSync(readFileSync(join(folder, path))).length);
    expect(scripts.length).toBeGreaterThan(10);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_200_000);
  });

  test('holds no demo password', () => {
    const scripts = files().filter((path) => path.endsWith('.js'));
    const text = scripts.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n');
    expect(text).not.toContain('Enishi-2026');
  });
});
