import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The name as a whole literal, after the bar of a title, after © or as the text of an element. */
const inCode = /(['"`])Enishi\1|\| Enishi\b|© Enishi|>Enishi<|\\nEnishi/;
/** Files that may write the name out: texts, demo data and the like, which another marketplace replaces (docs/forking.md). */
const texts =
  /\/texts\/|Texts?\.ts$|Articles\.ts$|\/generated\/|\.test\.tsx?$|^lambdas\/seed\/|\/gallery\/|^infra\/stackNameOf\.ts$|^model\/productName\.ts$/;

const saysName = (code: string) => inCode.test(code);

test('the name of the product is noticed in a title, a sender and a footer', () => {
  for (const code of ["name: 'Enishi',", '`${title} | Enishi`', '<small>© Enishi</small>', "'──\\nEnishi'"])
    expect(saysName(code)).toBe(true);
  expect(saysName("import { Enishi } from 'x'; kind: 'EnishiWorkHistory'")).toBe(false);
});

test('code takes the name of the product from model/productName.ts', () => {
  const folders = ['model', 'resolvers', 'lambdas', 'infra', 'web/src'];
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders])
    .toString()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !texts.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => saysName(readFileSync(file, 'utf8')))).toEqual([]);
});
