import type { Person } from '../../support/api/Person';
import { type Caller, query, type TypedDocument } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { documents } from './documents';
import { graphql } from '../../support/graphql';
import { composed } from '../../support/composed';

const add = graphql(`
  mutation ($input: CreateSkillSetInput!) {
    createSkillSet(input: $input) {
      id
      skill {
        id
        name
      }
      skillTag {
        id
        name
      }
    }
  }
`);
const addTag = graphql(`
  mutation ($input: CreateSkillTagInput!) {
    createSkillTag(input: $input) {
      id
    }
  }
`);
const renameTag = graphql(`
  mutation ($input: UpdateSkillTagInput!) {
    updateSkillTag(input: $input) {
      id
    }
  }
`);
const addSkill = graphql(`
  mutation ($input: CreateSkillInput!) {
    createSkill(input: $input) {
      id
    }
  }
`);
const renameSkill = graphql(`
  mutation ($input: UpdateSkillInput!) {
    updateSkill(input: $input) {
      id
    }
  }
`);

interface Named {
  id: string;
  name: string;
}
interface Shown {
  skillSets: { items: { skill: Named | null; skillTag: Named | null }[] };
}

let admin: Person;
let talent: Person;
/** The URL path of the talent's portfolio. */
let path: string;
let organizationId: string;
/** The two catalogue entries that the tests rename. */
let tag: Named;
let skill: Named;

async function make(
  document: TypedDocument<Record<string, { id: string } | null>>,
  input: object,
  as: Caller,
): Promise<string> {
  const { data, errors } = await query(document, { input }, as);
  expect(errors).toEqual([]);
  return Object.values(data!)[0]!.id;
}

/** The screens that show the talent's skills: the field that they read, the caller, variables, and most calls. */
const screens: [keyof typeof documents, string, () => Caller, () => object, number][] = [
  ['ownProfileScreen', 'getUser', () => talent, () => ({ sub: talent.sub }), 2],
  ['portfolio', 'getUserByPath', () => 'guest', () => ({ path }), 2],
  ['portfolioPreview', 'getUserAs', () => talent, () => ({ sub: talent.sub, viewer: 'PUBLIC' }), 1],
  ['adminProfile', 'getUser', () => admin, () => ({ sub: talent.sub }), 2],
  ['talentAsMember', 'getUserAs', () => admin, () => ({ sub: talent.sub, organizationId }), 2],
];

/** Returns the names of skills that a screen shows, and the number of calls to data sources. */
async function namesOn([name, field, as, variables]: (typeof screens)[number]) {
  const { data, errors, calls } = await query(
    composed<Record<string, Shown>>`${documents[name]}`,
    { ...variables() },
    as(),
  );
  expect(errors).toEqual([]);
  const items = data![field]!.skillSets.items;
  return { names: items.map((item) => (item.skillTag ?? item.skill)?.name), calls };
}

beforeAll(async () => {
  [admin, talent] = [await given.theAdministrator(), await given.aTalent({ isAgreedPostForClient: true })];
  const own = graphql(`
    {
      listSkillTags(limit: 18) {
        items {
          id
        }
      }
    }
  `);
  const { data } = await query(own, {}, 'guest');
  const [tagName, skillName] = ['帳票の設計', '倉庫の管理'];
  tag = { id: await make(addTag, { name: tagName }, admin), name: tagName };
  skill = { id: await make(addSkill, { name: skillName }, admin), name: skillName };
  const listed = data!.listSkillTags.items.map(({ id }) => ({ skillSetSkillTagId: id }));
  const all = [...listed, { skillSetSkillTagId: tag.id }, { skillSetSkillId: skill.id }];
  for (const [position, entry] of all.entries())
    await make(add, { userID: talent.sub, position, ...entry }, talent);
  const organizations = graphql(`
    {
      listOrganizations(limit: 1) {
        items {
          id
        }
      }
    }
  `);
  const listedFirst = await query(organizations, {}, 'guest');
  organizationId = listedFirst.data!.listOrganizations.items[0]!.id;
  const shortId = graphql(`
    query ($sub: ID!) {
      getUser(sub: $sub) {
        portfolioPath
      }
    }
  `);
  const read = await query(shortId, { sub: talent.sub }, talent);
  path = read.data!.getUser!.portfolioPath!;
});

test.each(screens)('%s shows 20 stored skills without a call for each', async (...screen) => {
  const { names, calls } = await namesOn(screen);
  expect(names).toHaveLength(20);
  expect(names).toEqual(expect.arrayContaining([tag.name, skill.name]));
  expect(names).not.toContain(undefined);
  expect(calls).toBe(screen[4]);
});

test('a stored skill is answered with its name, and a moved one keeps it', async () => {
  const person = await given.aTalent();
  const input = { userID: person.sub, skillSetSkillTagId: tag.id };
  const { data, errors } = await query(add, { input }, person);
  expect(errors).toEqual([]);
  expect(data!.createSkillSet).toMatchObject({ skill: null, skillTag: tag });
  const moved = graphql(`
    mutation ($input: UpdateSkillSetInput!) {
      updateSkillSet(input: $input) {
        skillTag {
          id
          name
        }
      }
    }
  `);
  const update = await query(moved, { input: { id: data!.createSkillSet?.id, position: 3 } }, person);
  expect([update.errors, update.data, update.calls]).toEqual([[], { updateSkillSet: { skillTag: tag } }, 2]);
});

test('names follow a rename in the catalogue, and still cost no calls', async () => {
  for (const entry of [tag, skill]) entry.name = `${entry.name}と運用`;
  await make(renameTag, tag, admin);
  await make(renameSkill, skill, admin);
  for (const screen of screens) {
    await eventually(`the new names on ${screen[0]}`, async () => {
      const { names, calls } = await namesOn(screen);
      expect(calls).toBe(screen[4]);
      return names.includes(tag.name) && names.includes(skill.name) ? true : null;
    });
  }
});
