import { oxlintSnippets } from '../../support/oxlintSnippets';

const rule = 'enishi(deterministicTests)';
const twoTests = (between: string) =>
  `let job = '';${between}\ntest('creates', async () => { job = await create(); });\ntest('reads', () => read(job));`;

const refused: [title: string, file: string, code: string][] = [
  ['the real clock', 'test/access/a.test.ts', "test('a', () => use(Date.now()));"],
  ['the current day', 'test/journeys/a.test.ts', "test('a', () => use(new Date().toISOString()));"],
  ['the current time as a text', 'test/access/a.test.ts', "test('a', () => use(Date()));"],
  [
    'the real clock by its full name',
    'test/access/a.test.ts',
    "test('a', () => use(globalThis.Date.now()));",
  ],
  ['a measured time', 'test/unit/a.test.ts', "test('a', () => use(performance.now()));"],
  ['a measured time in nanoseconds', 'test/unit/a.test.ts', "test('a', () => use(process.hrtime.bigint()));"],
  ['measured memory', 'test/unit/a.test.ts', "test('a', () => use(process.memoryUsage()));"],
  ['a random number', 'test/unit/a.test.ts', "test('a', () => use(Math.random()));"],
  [
    'a random id',
    'test/access/a.test.ts',
    "import { randomUUID } from 'node:crypto';\ntest('a', () => use(randomUUID()));",
  ],
  ['a random id of the browser', 'web/src/a.test.tsx', "test('a', () => use(crypto.randomUUID()));"],
  ['a sleep', 'test/contract/a.test.ts', "test('a', () => new Promise((done) => setTimeout(done, 500)));"],
  [
    'a sleep of Node',
    'test/access/a.test.ts',
    "import { setTimeout as pause } from 'node:timers/promises';\ntest('a', () => pause(1));",
  ],
  [
    'a sleep of the browser',
    'test/journeys/a.test.ts',
    "journey('a', async ({ page }) => { await page.waitForTimeout(9); });",
  ],
  [
    'a sleep in what a test imports',
    'test/access/wait.ts',
    'export const wait = () => new Promise((done) => setTimeout(done, 500));',
  ],
  [
    'a sleep in what tests of the web app import',
    'web/src/testing/wait.ts',
    'export const wait = () => new Promise((done) => setTimeout(done, 500));',
  ],
  ['a second attempt', 'test/access/a.test.ts', 'jest.retryTimes(1);'],
  ['a variable that one test leaves to another', 'test/access/a.test.ts', twoTests('')],
  [
    'the same at each width of a journey',
    'test/journeys/a.test.ts',
    twoTests('').replaceAll('test(', 'journey.onAPhone('),
  ],
  [
    'a condition that the page evaluates again',
    'test/journeys/a.test.ts',
    "journey('a', async ({ page }) => { await page.waitForFunction('scrollY === 0'); });",
  ],
];

const allowed: [title: string, file: string, code: string][] = [
  ['a fixed instant', 'test/access/a.test.ts', "test('a', () => use(new Date('2026-04-15')));"],
  ['the clock of a suite whose clock is fixed', 'test/unit/a.test.ts', "test('a', () => use(Date.now()));"],
  [
    'a turn of the event loop',
    'web/src/a.test.ts',
    "test('a', () => new Promise((done) => setTimeout(done)));",
  ],
  ['a measured time in a proof', 'test/access/a.proof.ts', "test('a', () => use(performance.now()));"],
  [
    'a variable that a hook sets before each test',
    'test/unit/a.test.ts',
    twoTests("\nbeforeEach(() => { job = ''; });"),
  ],
  [
    'a variable that only a hook reads',
    'test/unit/a.test.ts',
    "let answer = {};\nbeforeAll(() => serve(() => answer));\ntest('a', async () => { answer = { a: 1 }; await use(); });",
  ],
];

let findings: string[][];

beforeAll(() => {
  findings = oxlintSnippets([...refused, ...allowed].map(([, file, code]) => ({ file, code })));
});

test.each(refused.map((row, index) => [row[0], index] as const))(
  '%s in a test is refused',
  (_title, index) => {
    expect(findings[index]).toContain(rule);
  },
);

test.each(allowed.map((row, index) => [row[0], index + refused.length] as const))(
  '%s is allowed',
  (_title, index) => {
    expect(findings[index]).not.toContain(rule);
  },
);
