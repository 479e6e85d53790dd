import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { literaryWords } from '../../lint/plainWords.mjs';

/** Documents in which words are allowed that other documents must avoid. They list or quote these words. */
const EXEMPT = ['docs/glossary.md', 'CONTRIBUTING.md'];
const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !EXEMPT.includes(file));

const findingsIn = (text: string): string[] =>
  text
    .replace(/```[\s\S]*?```/g, '')
    .split('\n')
    .flatMap((line) => {
      const found = literaryWords(line.replace(/`[^`]*`/g, ''));
      return found ? [`“${found.word}”: ${line.trim().slice(0, 120)}`] : [];
    });

describe('the documents of the repository', () => {
  test.each(documents)('%s uses plain words', (file) => {
    expect(findingsIn(readFileSync(file, 'utf8'))).toEqual([]);
  });

  test('a literary sentence is found', () => {
    expect(findingsIn('Whoever asks is told anew.')).toHaveLength(1);
  });
});
