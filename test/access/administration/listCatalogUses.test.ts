import { query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { graphql } from '../../support/graphql';
import { unique } from '../../support/unique';

const document = graphql(`
  query Uses {
    listCatalogUses(catalogue: SkillTag) {
      id
      talents
      jobs
    }
  }
`);

const createTag = graphql(`
  mutation AddTag($name: String!) {
    createSkillTag(input: { name: $name }) {
      id
      name
    }
  }
`);

const addSkill = graphql(`
  mutation AddSkill($input: CreateSkillSetInput!) {
    createSkillSet(input: $input) {
      id
    }
  }
`);

test('the talents of an entry are counted; an entry without any is missing', async () => {
  const admin = await given.theAdministrator();
  const name = `数える${unique.word()}`;
  const { data: made } = await query(createTag, { name }, admin);
  const id = made?.createSkillTag?.id ?? '';
  const useOf = async () =>
    (await query(document, {}, admin)).data?.listCatalogUses.find((use) => use.id === id);
  expect(await useOf()).toBeUndefined();
  for (const talent of [await given.aTalent(), await given.aTalent()]) {
    const input = { userID: talent.sub, skillSetSkillTagId: id, yearsOfExperience: 1 };
    expect((await query(addSkill, { input }, talent)).errors).toEqual([]);
  }
  const use = await eventually('both are counted', async () => {
    const found = await useOf();
    return found?.talents === 2 ? found : null;
  });
  expect(use).toEqual({ id, talents: 2, jobs: 0 });
});

test('no two entries have the same name, in whatever spelling', async () => {
  const admin = await given.theAdministrator();
  const word = unique.word();
  expect((await query(createTag, { name: `リアクト${word}` }, admin)).errors).toEqual([]);
  for (const name of [`りあくと${word}`, `ﾘｱｸﾄ ${word.toUpperCase()}`]) {
    const { errors } = await query(createTag, { name }, admin);
    expect(errors[0]).toMatchObject({
      errorType: 'InvalidInput',
      errorInfo: { field: 'input.name', rule: 'sameName' },
    });
  }
});

test('nobody but administrators sees the uses', async () => {
  for (const caller of [await given.aTalent(), await given.theClient(), 'guest' as const])
    expect((await query(document, {}, caller)).errors[0]?.errorType).toBe('Unauthorized');
});
