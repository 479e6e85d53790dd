import { TableReader } from '../../../lambdas/index-search/TableReader';
import { userCard } from '../../../lambdas/index-search/documents/userCard';
import { userFields } from '../../../lambdas/index-search/documents/userFields';
import { type EngineTables, engineTables } from '../../support/engineTables';

let tables: EngineTables;
beforeAll(async () => {
  tables = await engineTables();
});
afterAll(() => tables.stop());

test('a search document names skills and occupation, although the API stores only their ids', async () => {
  const me = { pk: 'me', id: 'me', sub: 'me' };
  const skill = { __typename: 'SkillSet', pk: 'me' };
  await tables.fill([
    { table: 'Catalog', item: { pk: 'Job', sk: 'designer', id: 'designer', name: 'デザイナー' } },
    { table: 'Catalog', item: { pk: 'SkillTag', sk: 'ts', id: 'ts', name: 'TypeScript' } },
    { table: 'Catalog', item: { pk: 'Skill', sk: 'sewing', id: 'sewing', name: '刺しゅう' } },
    { table: 'Talent', item: { ...me, sk: 'User', __typename: 'User', userMainJobId: 'designer' } },
    { table: 'Talent', item: { ...skill, sk: 'SkillSet#ts', id: 'me.ts', skillSetSkillTagId: 'ts' } },
    {
      table: 'Talent',
      item: { ...skill, sk: 'SkillSet#sewing', id: 'me.sewing', skillSetSkillId: 'sewing' },
    },
  ]);
  const person = await new TableReader().person('me');
  const card = userCard(person!, 'admin');
  expect(card).toMatchObject({ skillTags: ['刺しゅう', 'TypeScript'], mainJob: { name: 'デザイナー' } });
  expect(userFields(card)).toMatchObject({
    skillNames: ['TypeScript', '刺しゅう'],
    mainJobName: 'デザイナー',
  });
});
