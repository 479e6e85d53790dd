import { lintSnippets } from '../../support/lintSnippets';

/**
 * The path under which the linter checks the tested code. The file must exist, because some rules of AWS's
 * plugin need types.
 */
const file = 'resolvers/lib/resolver.ts';

const refused: [title: string, code: string][] = [
  ['throw', "export const fail = () => { throw 'no'; };"],
  ['new', 'export const fail = new Date();'],
  ['delete', 'export const fail = (b: { c?: 1 }) => { delete b.c; };'],
  ['??=', 'export const fail = (b?: string) => { let c = b; c ??= "d"; return c; };'],
  ['sort with a comparator', 'export const fail = (b: number[]) => b.sort((c, d) => c - d);'],
  ['findLast', 'export const fail = (b: number[]) => b.findLast((c) => c > 1);'],
  ['at', 'export const fail = (b: number[]) => b.at(-1);'],
  ['localeCompare', "export const fail = (b: string) => b.localeCompare('c');"],
  ['normalize of a text', "export const fail = (b: string) => b.normalize('NFKC');"],
  ['Object.fromEntries', 'export const fail = (b: [string, 1][]) => Object.fromEntries(b);'],
  ['Math.random', 'export const fail = () => Math.random();'],
  ['Array.from', 'export const fail = (b: string) => Array.from(b);'],
  ['Set', 'export const fail = new Set<string>();'],
  ['Date.now', 'export const fail = () => Date.now();'],
  ['process', 'export const fail = process.env.A;'],
  ['a getter', 'export const fail = { get b() { return 1; } };'],
  ['the comma operator', 'export const fail = (b: number) => (b + 1, b);'],
  ['dynamic import', "export const fail = () => import('./errors');"],
  ['an enum', 'export enum fail { A }'],
  ['a package that AppSync does not have', "import { ulid } from 'ulid';\nexport const fail = ulid();"],
  ['async', 'export const fail = async () => 1;'],
  ['try', 'export const fail = () => { try { return 1; } finally { return 2; } };'],
  ['a class', 'export class fail {}'],
  ['a for loop with a counter', 'export const fail = () => { for (let b = 0; b < 3; b += 1) {} };'],
  ['while', 'export const fail = (b: boolean) => { while (b) {} };'],
  ['a regular expression', 'export const fail = (b: string) => b.split(/c/);'],
  ['++', 'export const fail = (b: number) => { let c = b; c++; return c; };'],
  ['in', "export const fail = (b: object) => 'c' in b;"],
  ['recursion', 'export function fail(b: number): number { return b > 1 ? fail(b - 1) : b; }'],
  [
    'an early return of a response handler',
    "import { runtime } from '@aws-appsync/utils';\nexport function response() { return runtime.earlyReturn(1); }",
  ],
  ['passing a function', 'const b = (c: () => number) => c();\nexport const fail = b(() => 1);'],
];

const allowed: [title: string, code: string][] = [
  [
    'map, filter and spread',
    'export const fail = (b: number[]) => [...b.filter((c) => c > 1).map((c) => c + 1)];',
  ],
  ['map over a readonly array', 'export const fail = (b: readonly number[]) => b.map((c) => c + 1);'],
  [
    'for of',
    'export const fail = (b: number[]) => { let sum = 0; for (const c of b) sum += c; return sum; };',
  ],
  [
    'AppSync’s own helpers',
    "import { util } from '@aws-appsync/utils';\nexport const fail = () => util.autoUlid();",
  ],
  [
    'its normalize',
    "import { util } from '@aws-appsync/utils';\nexport const fail = (b: string) => util.str.normalize(b, 'nfkc');",
  ],
  [
    'its DynamoDB helpers',
    "import { get } from '@aws-appsync/utils/dynamodb';\nexport const fail = get({ key: {} });",
  ],
];

describe('in code bundled for APPSYNC_JS, lint', () => {
  const cases = [...refused, ...allowed];
  let findings: ReturnType<typeof lintSnippets>;
  beforeAll(() => {
    findings = lintSnippets(cases.map(([, code]) => ({ file, code })));
  });
  const found = (title: string) =>
    findings[cases.findIndex(([other]) => other === title)]?.map(({ ruleId }) => ruleId);

  test.each(refused)('refuses %s', (title) => {
    expect(found(title)?.join()).toMatch(/@aws-appsync\/|no-restricted-/);
  });

  test.each(allowed)('allows %s', (title) => {
    expect(found(title)).toEqual([]);
  });
});
