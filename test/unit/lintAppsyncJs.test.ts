import { lintSnippets } from '../support/lintSnippets';

/** A bundled file that exists, since the plugin's rules read types. */
const file = 'model/ids.ts';

const refused: [title: string, code: string][] = [
  ['throw', "export const ids = () => { throw 'no'; };"],
  ['new', 'export const ids = new Date();'],
  ['delete', 'export const ids = (b: { c?: 1 }) => { delete b.c; };'],
  ['??=', 'export const ids = (b?: string) => { let c = b; c ??= "d"; return c; };'],
  ['sort with a comparator', 'export const ids = (b: number[]) => b.sort((c, d) => c - d);'],
  ['findLast', 'export const ids = (b: number[]) => b.findLast((c) => c > 1);'],
  ['at', 'export const ids = (b: number[]) => b.at(-1);'],
  ['localeCompare', "export const ids = (b: string) => b.localeCompare('c');"],
  ['Object.fromEntries', 'export const ids = (b: [string, 1][]) => Object.fromEntries(b);'],
  ['Math.random', 'export const ids = () => Math.random();'],
  ['Array.from', 'export const ids = (b: string) => Array.from(b);'],
  ['Set', 'export const ids = new Set<string>();'],
  ['Date.now', 'export const ids = () => Date.now();'],
  ['process', 'export const ids = process.env.A;'],
  ['a getter', 'export const ids = { get b() { return 1; } };'],
  ['the comma operator', 'export const ids = (b: number) => (b + 1, b);'],
  ['dynamic import', "export const ids = () => import('./errors');"],
  ['an enum', 'export enum ids { A }'],
  ['a package that AppSync does not have', "import { ulid } from 'ulid';\nexport const ids = ulid();"],
  ['async', 'export const ids = async () => 1;'],
  ['try', 'export const ids = () => { try { return 1; } finally { return 2; } };'],
  ['a class', 'export class ids {}'],
  ['a for loop with a counter', 'export const ids = () => { for (let b = 0; b < 3; b += 1) {} };'],
  ['while', 'export const ids = (b: boolean) => { while (b) {} };'],
  ['a regular expression', 'export const ids = (b: string) => b.split(/c/);'],
  ['++', 'export const ids = (b: number) => { let c = b; c++; return c; };'],
  ['in', "export const ids = (b: object) => 'c' in b;"],
  ['recursion', 'export function ids(b: number): number { return b > 1 ? ids(b - 1) : b; }'],
  ['passing a function', 'const b = (c: () => number) => c();\nexport const ids = b(() => 1);'],
];

const allowed: [title: string, code: string][] = [
  [
    'map, filter and spread',
    'export const ids = (b: number[]) => [...b.filter((c) => c > 1).map((c) => c + 1)];',
  ],
  ['map over a readonly array', 'export const ids = (b: readonly number[]) => b.map((c) => c + 1);'],
  [
    'for of',
    'export const ids = (b: number[]) => { let sum = 0; for (const c of b) sum += c; return sum; };',
  ],
  [
    'AppSync’s own helpers',
    "import { util } from '@aws-appsync/utils';\nexport const ids = () => util.autoUlid();",
  ],
  [
    'its DynamoDB helpers',
    "import { get } from '@aws-appsync/utils/dynamodb';\nexport const ids = get({ key: {} });",
  ],
];

describe('in what is bundled for APPSYNC_JS, lint', () => {
  const cases = [...refused, ...allowed];
  let findings: ReturnType<typeof lintSnippets>;
  beforeAll(() => {
    findings = lintSnippets(cases.map(([, code]) => ({ file, code })));
  }, 60_000);
  const found = (title: string) =>
    findings[cases.findIndex(([other]) => other === title)]?.map(({ ruleId }) => ruleId);

  test.each(refused)('refuses %s', (title) => {
    expect(found(title)?.join()).toMatch(/@aws-appsync\/|no-restricted-/);
  });

  test.each(allowed)('allows %s', (title) => {
    expect(found(title)).toEqual([]);
  });
});
