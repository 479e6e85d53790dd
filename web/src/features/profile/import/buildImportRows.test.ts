import { buildJsonResume } from '../export/buildJsonResume';
import type { SkillEntry } from '../skills/SkillEntry';
import type { OwnProfile } from '../view/useOwnProfile';
import { buildImportRows } from './buildImportRows';
import type { GivenResume } from './GivenResume';
import { readJsonResume } from './readJsonResume';

const list = (...items: object[]) => ({ items });
const achievement = (id: string, projectName: string, changes: object = {}) => ({
  ...{ id, version: 1, projectName, role: null, topics: null, description: null, startDate: null },
  ...{ endDate: null, links: list(), ...changes },
});
const history = (id: string, historyType: string, organizationName: string | null, changes: object = {}) => ({
  ...{ id, version: 1, historyType, organizationName, position: null, classification: null },
  ...{
    startDate: null,
    endDate: null,
    description: null,
    divisions: list(),
    achievements: list(),
    ...changes,
  },
});
const profile = {
  ...{ id: 'me', version: 7, displayName: 'ゆいこ', description: '画面を作っています。\n\n音も作ります。' },
  ...{ twitterUrl: 'https://x.com/yuiko', facebookUrl: null, tel: '+819012345678' },
  workHistories: list(
    history('h1', 'WORK', '青葉システムズ', {
      ...{ position: '設計', startDate: '2020-04-01', endDate: '2022-03-31', description: '在庫管理' },
      achievements: list(
        achievement('a1', '刷新', { ...{ role: '設計', topics: ['DDD', 'Go'], startDate: '2020-05-01' } }),
        achievement('a2', '刷新', { links: list({ id: 'l1', url: 'https://example.com/a' }) }),
      ),
    }),
    history('h2', 'WORK', '青葉システムズ', { startDate: '2023-04-01', isContinuation: true }),
    history('h3', 'SIDE_WORK', null, { description: '個人の仕事' }),
    history('h4', 'EDUCATION', '桜丘大学', {
      ...{ classification: '大学', startDate: '2010-04-01', endDate: '2014-03-31' },
      divisions: list({ id: 'd1', name: '工学部' }, { id: 'd2', name: '情報学科' }),
      achievements: list(achievement('a3', '卒業研究')),
    }),
  ),
  qualifications: list(
    { ...{ id: 'q1', version: 1, name: '簿記', organization: null, releaseDate: '2019-11-01' } },
    { ...{ id: 'q2', version: 1, name: '簿記', organization: '商工会議所', releaseDate: null } },
  ),
  skillSets: list(
    { id: 's1', version: 1, position: 1, yearsOfExperience: 3.5, skillTag: { id: 'react', name: 'React' } },
    { id: 's2', version: 1, position: 2, yearsOfExperience: null, skill: { id: 'go', name: 'Go' } },
    { id: 's3', version: 1, position: 3, yearsOfExperience: 0, skillTag: { id: 'old', name: '昔の技術' } },
  ),
} as unknown as OwnProfile;
const bare = { id: 'me', version: 1 } as unknown as OwnProfile;
const entry = (id: string, name: string): SkillEntry => ({
  ...{ id, name, kana: null, field: 'skillSetSkillTagId', category: '', occupation: null },
});
const catalogue = [entry('react', 'React'), entry('k8s', 'Kubernetes'), entry('html', 'HTML')];

function read(file: unknown): GivenResume {
  const found = readJsonResume(typeof file === 'string' ? file : JSON.stringify(file));
  if ('problem' in found) throw new Error(JSON.stringify(found.problem));
  return found.resume;
}
const rowsOf = (file: unknown, own: OwnProfile) => buildImportRows(read(file), own, catalogue);

test('a profile that was exported has no differences from its own file', () => {
  expect(rowsOf(buildJsonResume(profile), profile)).toEqual([]);
  expect(rowsOf(buildJsonResume(bare), bare)).toEqual([]);
});

test('a file of an exported profile has everything that an empty profile lacks', () => {
  const rows = rowsOf(buildJsonResume(profile), bare);
  expect(rows.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    ...['basics description', 'basics twitterUrl', 'work 青葉システムズ', 'work 青葉システムズ', 'work '],
    ...['education 桜丘大学', 'projects 刷新', 'projects 刷新', 'projects 卒業研究'],
    ...['certificates 簿記', 'certificates 簿記', 'skills React', 'skills Go', 'skills 昔の技術'],
  ]);
  expect(rows.filter(({ broken }) => broken).map(({ name, broken }) => [name, broken?.rule])).toEqual([
    ['Go', 'exists'],
    ['昔の技術', 'exists'],
  ]);
  expect(rows.find(({ name }) => name === '卒業研究')?.parent).toEqual({ key: 'education 0' });
});

test('a record that differs is changed field by field, and one that ends does not continue', () => {
  const work = [
    { name: '青葉システムズ', startDate: '2020-04', endDate: '2022-03-31', summary: '在庫の管理' },
    { name: '青葉システムズ', startDate: '2023-04-01', endDate: '2024-03-31' },
  ];
  expect(rowsOf({ work }, profile)).toMatchObject([
    { id: 'h1', before: { description: '在庫管理' }, after: { description: '在庫の管理' } },
    {
      ...{ id: 'h2', before: { endDate: null, isContinuation: true } },
      after: { endDate: '2024-03-31', isContinuation: false },
    },
  ]);
});

test('highlights become achievements of their job, and skills in groups are skills of their own', () => {
  const work = [{ name: '風見製作所', startDate: '2024-04-01', highlights: ['工場の刷新'] }];
  const skills = [{ name: 'Web', keywords: ['HTML', 'k8s', '秘伝'] }];
  const rows = rowsOf({ work, skills }, profile);
  expect(rows).toMatchObject([
    { kind: 'work', after: { organizationName: '風見製作所', isContinuation: true } },
    { kind: 'projects', name: '工場の刷新', parent: { key: 'work 0' } },
    { kind: 'skills', name: 'HTML', after: { skillSetSkillTagId: 'html', position: 4 } },
    { kind: 'skills', name: 'Kubernetes', after: { skillSetSkillTagId: 'k8s', position: 5 } },
    { kind: 'skills', name: '秘伝', broken: { rule: 'exists' } },
  ]);
});

test.each([
  [{ work: [{ name: '甲', startDate: '2022-04-01', endDate: '2020-04-01' }] }, 'endDate', 'notBeforeStart'],
  [{ work: [{ name: '甲', startDate: '2999' }] }, 'startDate', 'notInFuture'],
  [{ work: [{ name: 'あ'.repeat(501) }] }, 'organizationName', '1..500'],
  [{ basics: { profiles: [{ network: 'Twitter', url: 'https://example.com/' }] } }, 'twitterUrl', 'host'],
  [{ projects: [{ name: '刷新', entity: '知らない会社' }] }, 'entity', 'history'],
  [{ skills: [{ name: 'React', level: '41 years' }] }, 'yearsOfExperience', '0..40'],
])('a row that the API would refuse says which rule it breaks: %#', (file, field, rule) => {
  expect(rowsOf(file, profile)).toMatchObject([{ broken: { field, rule } }]);
});
