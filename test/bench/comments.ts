/**
 * `SEED=2 npm run prove comments -- --count 60` prints a random sample of the documentation comments, without the code
 * around them. Readers use it to judge whether the comments are clear at first reading.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { count: { type: 'string', default: '60' } } });
const folders = ['model', 'resolvers', 'lambdas', 'infra', 'local', 'packages', 'web', 'test'];
const files = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(file));

// Comments within texts of code, and options of Jest, are no documentation.
const comments = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^[ \t]*\/\*\*(?! @jest)([\s\S]*?)\*\//gm)].map(
    ([, text = '']) => `${text.replace(/\s*\n\s*\* ?/g, ' ').trim()}  (${file})`,
  ),
);
for (let number = 1; number <= Number(values.count); number += 1) {
  const [text] = comments.splice(Math.floor(Math.random() * comments.length), 1);
  console.log(`${number}. ${text}\n`);
}
