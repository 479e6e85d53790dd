import { oxlintSnippets } from '../../support/oxlintSnippets';

const rule = 'enishi(japanDay)';
const refused = [
  [
    'the day in UTC of a Date',
    'lambdas/a/thing.ts',
    'export const thing = () => new Date(1).toISOString().slice(0, 10);',
  ],
  [
    'the day in UTC of now',
    'resolvers/a/lib/thing.ts',
    'declare const util: any; export const thing = () => util.time.nowISO8601().slice(0, 10);',
  ],
  [
    'the first ten characters of a stored time',
    'web/src/lib/thing.ts',
    'export const thing = (job: { publishedAt?: string }) => job.publishedAt?.slice(0, 10);',
  ],
  [
    'the same through String()',
    'lambdas/a/thing.ts',
    "export const thing = (at: unknown) => String(at ?? '').substring(0, 10);",
  ],
  ['the part before the T', 'model/thing.ts', "export const thing = (at: string) => at.split('T')[0];"],
  [
    'a month in UTC',
    'lambdas/a/thing.ts',
    'export const thing = (createdAt: string) => createdAt.slice(0, 7);',
  ],
  [
    'a part in the time zone of the machine',
    'web/src/lib/thing.ts',
    'export const thing = (day: Date) => day.getDate();',
  ],
  [
    'a format in the time zone of the machine',
    'web/src/lib/thing.ts',
    "export const thing = new Intl.DateTimeFormat('ja', { day: 'numeric' });",
  ],
  [
    'a localized date of the machine',
    'web/src/lib/thing.ts',
    'export const thing = (day: Date) => day.toLocaleDateString();',
  ],
] as const;
const allowed = [
  ['the year of a day', 'model/thing.ts', 'export const thing = (today: string) => today.slice(0, 4);'],
  [
    'the beginning of another text',
    'model/thing.ts',
    'export const thing = (name: string) => name.slice(0, 10);',
  ],
  [
    'a format of Japan',
    'web/src/lib/thing.ts',
    "export const thing = new Intl.DateTimeFormat('ja', { timeZone: 'Asia/Tokyo' });",
  ],
] as const;

let findings: ReturnType<typeof oxlintSnippets>;
beforeAll(() => {
  findings = oxlintSnippets([...refused, ...allowed].map(([, file, code]) => ({ file, code })));
});

test.each(refused.map(([title], index) => [title, index] as const))('%s is refused', (_title, index) => {
  expect(findings[index]).toContain(rule);
});

test.each(allowed.map(([title], index) => [title, refused.length + index] as const))(
  '%s is allowed',
  (_title, index) => {
    expect(findings[index]).not.toContain(rule);
  },
);
