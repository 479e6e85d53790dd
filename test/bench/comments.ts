/**
 * `npx tsx test/bench/comments.ts [--seed 1] [--count 60]` prints a random sample of the documentation comments of
 * the product's code, without the code around them. Readers use it to judge whether the comments are clear at
 * first reading.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Random } from '../../lambdas/seed/lib/Random';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '60' } },
});
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
const random = new Random(`comments:${values.seed}`);
console.log(`${comments.length} documentation comments\n`);
random.some(comments, Number(values.count)).forEach((text, index) => console.log(`${index + 1}. ${text}\n`));
