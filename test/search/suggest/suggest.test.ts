import { admin, guest } from '../../support/resolver/SearchResolver';
import { seeded } from '../../support/seedData';
import { seedJobs } from '../typed/seedJobs';
import { Suggestions } from './Suggestions';

const jobs = seeded('OpenJob');
let suggestions: Suggestions;

beforeAll(async () => {
  suggestions = await Suggestions.start();
});
afterAll(() => suggestions.engine.stop());

const suggest = (args: { text: string; kind?: string }, identity: object = guest) =>
  suggestions.ask(args, identity);

const names = async (text: string, kind?: string) =>
  (await suggest({ text, ...(kind && { kind }) })).map(({ name }) => name);

test.each([
  ['pyth', 'SKILL', 'Python'],
  ['Ｐｙ', 'SKILL', 'Python'],
  ['ぱいそん', 'SKILL', 'Python'],
  ['js', 'SKILL', 'JavaScript'],
  ['けいり', 'JOB', '経理・財務'],
  ['ケイ', 'JOB', '経理・財務'],
  ['財務', 'JOB', '経理・財務'],
  ['ふろんと', 'JOB', 'フロントエンドエンジニア'],
  ['UI/', 'JOB', 'UI/UXデザイナー'],
  ['とうきょ', 'PLACE', '東京都'],
  ['東', 'PLACE', '東京都'],
  ['C#', 'SKILL', 'C#'],
])('%s is completed to the %s %s', async (text, kind, name) => {
  expect(await names(text, kind)).toContain(name);
  expect(await names(text)).toContain(name);
});

test('a name that begins with the text comes before one that contains it, then the one with more jobs', async () => {
  const found = await suggest({ text: 'エンジニア', kind: 'JOB' });
  const counts = found.map(({ count }) => count);
  expect(found.length).toBeGreaterThan(3);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const [first] = await names('デザイン', 'SKILL');
  expect(first).toMatch(/^デザイン/);
});

test('the number is that of the jobs that the search by the same id finds', async () => {
  const found = await suggest({ text: 'エンジニア' });
  expect(found.length).toBeGreaterThan(3);
  for (const { kind, id, count } of found) {
    const field = { JOB: 'jobIDs', SKILL: 'skillIDs', PLACE: 'prefectureIDs' }[kind] ?? '';
    const having = seedJobs.filter((job) => (job[field] as string[] | undefined)?.includes(`${id}`));
    if (id) expect(having).toHaveLength(count);
  }
});

test('signs with a meaning in expressions are letters, and a text of spaces asks nothing', async () => {
  for (const text of ['.*', '[a', '(', '"', '~#@&<>', '\\', '東\t', '\n', '|', '{1000}'.repeat(9)])
    expect((await suggest({ text })).every(({ name }) => name.includes(text.trim()))).toBe(true);
  expect(await suggest({ text: ' 　\t' })).toEqual([]);
});

test('one letter completes only what begins with it', async () => {
  expect(await names('ニ', 'JOB')).toEqual([]);
  expect(await names('ニア', 'JOB')).toContain('フロントエンドエンジニア');
});

test('organizations that hide their name are suggested to administrators only, and their jobs are not counted', async () => {
  const shown = (name: unknown) =>
    seedJobs.filter((job) => job.organizationName === name && job.isHideOrganizationName !== true).length;
  const hiding = jobs.filter(({ isHideOrganizationName }) => isHideOrganizationName === true);
  const secret = [...new Set(hiding.map(({ organizationName }) => String(organizationName)))];
  expect(secret.length).toBeGreaterThan(3);
  for (const text of secret) {
    const [found] = (await suggest({ text: text.slice(0, 60), kind: 'ORGANIZATION' })).filter(
      ({ name }) => name === text,
    );
    expect(found?.count ?? 0).toBe(shown(text));
    expect((await suggest({ text, kind: 'ORGANIZATION' }, admin)).map(({ name }) => name)).toContain(text);
  }
});

test('skills that a job hides are neither suggested nor counted', async () => {
  const hiding = seedJobs.filter(({ isHideSkills }) => isHideSkills === true);
  expect(hiding.length).toBeGreaterThan(0);
  for (const { suggestions } of hiding)
    expect((suggestions as string[]).filter((term) => term.startsWith('SKILL'))).toEqual([]);
});

test('a suggestion reads no job', async () => {
  for (const text of 'え エンジニア d デザ p py 東 けい 株'.split(' '))
    expect(JSON.stringify(await suggest({ text })).length).toBeLessThan(2_000);
});
