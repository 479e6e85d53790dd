import type { Person } from '../../support/api/Person';
import { type Caller, query, type TypedDocument, type Document } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { ulid } from '../../support/ulid';
import { accountDocuments } from '../accounts/accountDocuments';
import { documents } from '../documents';
import { graphql } from '../../support/graphql';

const create = graphql(`
  mutation Create($input: CreateWPWorkerInput!) {
    row: createWPWorker(input: $input) {
      id
      userID
      status
      categories {
        name
      }
    }
  }
`);
const update = graphql(`
  mutation Update($input: UpdateWPWorkerInput!) {
    row: updateWPWorker(input: $input) {
      id
      status
    }
  }
`);
const remove = graphql(`
  mutation Delete($input: DeleteWPWorkerInput!) {
    row: deleteWPWorker(input: $input) {
      id
    }
  }
`);
const createCategory = graphql(`
  mutation Create($input: CreateWPWorkerCategoryInput!) {
    row: createWPWorkerCategory(input: $input) {
      id
    }
  }
`);
const deleteCategory = graphql(`
  mutation Delete($input: DeleteWPWorkerCategoryInput!) {
    row: deleteWPWorkerCategory(input: $input) {
      id
    }
  }
`);
const below = graphql(`
  query Below($id: ID!) {
    row: getWPWorkerCategory(id: $id) {
      wpWorkers {
        items {
          userID
          status
          user {
            displayName
            name
            birthDate
          }
        }
      }
    }
  }
`);
const ownState = graphql(`
  query State($sub: ID!) {
    getUser(sub: $sub) {
      userWpWorkerId
      wpWorker {
        status
      }
    }
  }
`);

let admin: Person;
let other: Person;
let category: string;

const send = async <Row>(document: TypedDocument<{ row: Row }>, input: object, as: Caller = admin) => {
  const { data, errors } = await query(document, { input }, as);
  if (!data?.row) throw new Error(`${errors[0]?.errorType}: ${errors[0]?.message}`);
  return data.row;
};

const refusal = async (document: Document, input: object, as: Caller) =>
  (await query(document, { input }, as)).errors[0]?.errorType;

const workers = async (as: Caller = 'guest') => {
  return (await query(below, { id: category }, as)).data?.row?.wpWorkers?.items ?? [];
};

const isShown = async (person: Person) => (await workers()).some(({ userID }) => userID === person.sub);

const becomes = (what: string, attempt: () => Promise<boolean>) =>
  eventually(what, async () => ((await attempt()) ? true : null));

const state = async (person: Person, as: Caller) =>
  (await query(ownState, { sub: person.sub }, as)).data?.getUser;

beforeAll(async () => {
  admin = await given.theAdministrator();
  other = await given.aTalent();
  const made = await send(createCategory, { name: '採用広報', url: `category-${ulid().toLowerCase()}` });
  category = made.id;
});

test('a professional is pending after the request, then shown in the category as everyone may see them', async () => {
  const talent = await given.aTalent();
  const input = { userID: talent.sub, categories: [category] };
  expect(await send(create, input, talent)).toMatchObject({
    id: talent.sub,
    status: 'PENDING',
    categories: [{ name: '採用広報' }],
  });
  expect(await refusal(create, input, talent)).toBe('Conflict');
  expect(await state(talent, talent)).toEqual({
    userWpWorkerId: talent.sub,
    wpWorker: { status: 'PENDING' },
  });
  expect(await state(talent, other)).toEqual({ userWpWorkerId: null, wpWorker: null });
  expect(await isShown(talent)).toBe(false);
  await send(update, { id: talent.sub, status: 'PUBLISHED' });
  await becomes('published', () => isShown(talent));
  const card = { displayName: 'ゆいこ', name: null, birthDate: null };
  expect(await workers()).toContainEqual({ userID: talent.sub, status: 'PUBLISHED', user: card });
  expect(await state(talent, 'guest')).toEqual({ userWpWorkerId: null, wpWorker: { status: 'PUBLISHED' } });
  await query(documents.update, { input: { sub: talent.sub, isPrivate: true } }, talent);
  await becomes('private', async () => !(await isShown(talent)));
  await query(documents.update, { input: { sub: talent.sub, isPrivate: false } }, talent);
  await becomes('public again', () => isShown(talent));
  await query(accountDocuments.delete, { input: { sub: talent.sub } }, talent);
  await becomes('leaving', async () => !(await isShown(talent)));
  await query(accountDocuments.cancel, { sub: talent.sub }, talent);
  await becomes('staying', () => isShown(talent));
  await send(update, { id: talent.sub, status: 'SUSPENDED' });
  await becomes('suspended', async () => !(await isShown(talent)));
  expect(await state(talent, other)).toEqual({ userWpWorkerId: null, wpWorker: null });
  await send(remove, { id: talent.sub });
  await becomes('forgotten', async () => {
    const own = (await state(talent, talent)) as { userWpWorkerId: string | null };
    return own.userWpWorkerId === null;
  });
});

test('only administrators change the state, along the transitions', async () => {
  const talent = await given.aTalent();
  const id = talent.sub;
  await send(create, { userID: id }, talent);
  for (const as of ['guest', talent, other] as const) {
    expect(await refusal(update, { id, status: 'PUBLISHED' }, as)).toBe('Unauthorized');
    expect(await refusal(remove, { id }, as)).toBe('Unauthorized');
  }
  expect(await refusal(update, { id, status: 'PENDING' }, admin)).toBe('Conflict');
  await send(update, { id, status: 'SUSPENDED' });
  await send(update, { id, status: 'PUBLISHED' });
  expect(await refusal(update, { id, status: 'PENDING' }, admin)).toBe('Conflict');
  expect(await refusal(update, { id: other.sub, status: 'PUBLISHED' }, admin)).toBe('NotFound');
  expect(await refusal(update, { id, categories: ['nothing'] }, admin)).toBe('InvalidInput');
});

test('a talent requests publication only for themselves, with a profile, in an existing category', async () => {
  const newcomer = await given.aNewcomer();
  expect(await refusal(create, { userID: newcomer.sub }, newcomer)).toBe('ConsentRequired');
  const stranger = await given.aTalent();
  expect(await refusal(create, { userID: other.sub }, stranger)).toBe('Unauthorized');
  expect(await refusal(create, { userID: other.sub, categories: [ulid()] }, other)).toBe('Unauthorized');
  expect(await refusal(create, { userID: other.sub, url: 'http://example.com/' }, other)).toBe(
    'InvalidInput',
  );
  expect(await refusal(create, { userID: other.sub }, 'guest')).toBe('Unauthorized');
});

test('removing a category removes its cards and the category from its professionals', async () => {
  const talent = await given.aTalent();
  const url = `category-${ulid().toLowerCase()}`;
  const { id } = await send(createCategory, { name: '短い', url });
  await send(create, { userID: talent.sub, categories: [id] }, talent);
  await send(update, { id: talent.sub, status: 'PUBLISHED' });
  await send(deleteCategory, { id });
  const own = graphql(`
    query Own($sub: ID!) {
      getUser(sub: $sub) {
        wpWorker {
          categories {
            id
          }
        }
      }
    }
  `);
  const { data } = await query(own, { sub: talent.sub }, talent);
  expect(data).toEqual({ getUser: { wpWorker: { categories: [] } } });
});
