import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildTokensCss } from './buildTokensCss';

const source = join(__dirname, '..', '..');

test('every token that a style sheet or component uses is declared', () => {
  const declared = new Set(buildTokensCss().match(/--enishi-[\w-]+(?=:)/g));
  const used = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.test\./.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(source, path), 'utf8');
      // A fallback after a comma means that an element may set the variable.
      return [...text.matchAll(/var\((--enishi-[\w-]*\w)\)/g)].map(([, name]) => `${path}: ${name}`);
    });
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((use) => !declared.has(use.slice(use.lastIndexOf(' ') + 1)))).toEqual([]);
});

test('the fonts of Korean pages write Hangul and quotation marks, and leave Japanese characters to Japanese fonts', () => {
  const ranges = [...buildTokensCss().matchAll(/unicode-range:([^;}]+)/g)].map(([, range = '']) =>
    range.split(',').map((part) =>
      part
        .replace('U+', '')
        .split('-')
        .map((digits) => parseInt(digits, 16)),
    ),
  );
  expect(ranges.length).toBeGreaterThan(0);
  for (const range of ranges) {
    const has = (letter: string) =>
      range.some(([from = 0, to = from]) => from <= letter.codePointAt(0)! && letter.codePointAt(0)! <= to);
    expect([...'공고ㄱ‘’·a1'].filter((letter) => !has(letter))).toEqual([]);
    expect([...'縁結びエニシ、。「」髙'].filter(has)).toEqual([]);
  }
});
