import type { Person } from '../../support/api/Person';
import { query, type TypedDocument } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { ulid } from '../../support/ulid';
import { benefitDocuments } from '../organizations/benefitDocuments';
import { graphql } from '../../support/graphql';

const listUses = graphql(`
  query Uses($status: BenefitStatus!, $limit: Int, $nextToken: String) {
    page: listUserEmployeeBenefits(status: $status, limit: $limit, nextToken: $nextToken) {
      items {
        id
        status
        createdAt
        user {
          name
        }
        employeeBenefit {
          title
        }
      }
      nextToken
    }
  }
`);
const listWorkers = graphql(`
  query Workers($status: WorkerStatus!, $categoryID: ID, $nextToken: String) {
    page: listWPWorkers(status: $status, categoryID: $categoryID, limit: 100, nextToken: $nextToken) {
      items {
        id
        status
        user {
          name
        }
        categories {
          name
        }
      }
      nextToken
    }
  }
`);
const grant = graphql(`
  mutation Grant($input: UpdateUserEmployeeBenefitsInput!) {
    row: updateUserEmployeeBenefits(input: $input) {
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
const createWorker = graphql(`
  mutation Create($input: CreateWPWorkerInput!) {
    row: createWPWorker(input: $input) {
      id
    }
  }
`);
const updateWorker = graphql(`
  mutation Update($input: UpdateWPWorkerInput!) {
    row: updateWPWorker(input: $input) {
      id
    }
  }
`);

interface Row {
  id: string;
  createdAt?: string | null;
}

interface Page {
  items: Row[];
  nextToken: string | null;
}

let admin: Person;

const page = async (document: TypedDocument<{ page: Page }>, variables: object) => {
  const { data, errors } = await query(document, { ...variables }, admin);
  expect(errors).toEqual([]);
  return data!.page;
};

/** Returns the row with this id from all pages of the list. */
async function find(
  document: TypedDocument<{ page: Page }>,
  variables: object,
  id: string,
): Promise<Row | undefined> {
  const { items, nextToken } = await page(document, variables);
  const found = items.find((row) => row.id === id);
  return found ?? (nextToken ? find(document, { ...variables, nextToken }, id) : undefined);
}

/** Waits until the list has the row; the index of the list follows a write with a delay. */
const listed = (document: TypedDocument<{ page: Page }>, variables: object, id: string) =>
  eventually(`${id} is listed`, () => find(document, variables, id));

const isGone = (document: TypedDocument<{ page: Page }>, variables: object, id: string) =>
  eventually(`${id} is no longer listed`, async () => ((await find(document, variables, id)) ? null : true));

const made = async (document: TypedDocument<{ row: { id: string } | null }>, input: object, as: Person) => {
  const { data, errors } = await query(document, { input }, as);
  if (!data?.row) throw new Error(`${errors[0]?.errorType}: ${errors[0]?.message}`);
  return data.row.id;
};

const aTalent = (firstName: string) => given.aTalent({ lastName: '待野', firstName });

beforeAll(async () => {
  admin = await given.theAdministrator();
});

test('a requested use is listed with the person and the benefit until it is granted', async () => {
  const title = `相談 ${ulid()}`;
  const input = { title, isDraft: false, useProcesses: ['窓口へ'] };
  const benefit = await made(benefitDocuments.create, input, admin);
  const talent = await aTalent('福利');
  const use = { userID: talent.sub, employeeBenefitID: benefit };
  const id = await made(benefitDocuments.use, use, talent);
  const requested = { status: 'REQUESTED', limit: 100 };
  expect(await listed(listUses, requested, id)).toMatchObject({
    status: 'REQUESTED',
    user: { name: '待野 福利' },
    employeeBenefit: { title },
  });
  await made(grant, { id, status: 'USED' }, admin);
  await isGone(listUses, requested, id);
});

test('the oldest use is first, page by page', async () => {
  const benefit = await made(
    benefitDocuments.create,
    { title: '窓口', isDraft: false, useProcesses: ['窓口へ'] },
    admin,
  );
  for (const name of ['一', '二']) {
    const talent = await aTalent(name);
    const use = { userID: talent.sub, employeeBenefitID: benefit };
    await listed(
      listUses,
      { status: 'REQUESTED', limit: 100 },
      await made(benefitDocuments.use, use, talent),
    );
  }
  const first = await page(listUses, { status: 'REQUESTED', limit: 1 });
  const second = await page(listUses, { status: 'REQUESTED', limit: 1, nextToken: first.nextToken });
  expect([first.items.length, second.items.length]).toEqual([1, 1]);
  expect(first.items[0]!.createdAt! <= second.items[0]!.createdAt!).toBe(true);
  expect(first.items[0]!.id).not.toBe(second.items[0]!.id);
});

test('a professional is listed under their state, with name and categories, also within one category', async () => {
  const url = () => `category-${ulid().toLowerCase()}`;
  const category = await made(createCategory, { name: '採用広報', url: url() }, admin);
  const other = await made(createCategory, { name: '採用設計', url: url() }, admin);
  const talent = await aTalent('専門');
  const id = await made(createWorker, { userID: talent.sub, categories: [category] }, talent);
  const pending = { status: 'PENDING', categoryID: category };
  expect(await listed(listWorkers, pending, id)).toMatchObject({
    status: 'PENDING',
    user: { name: '待野 専門' },
    categories: [{ name: '採用広報' }],
  });
  await listed(listWorkers, { status: 'PENDING' }, id);
  expect((await page(listWorkers, { status: 'PENDING', categoryID: other })).items).toEqual([]);
  await made(updateWorker, { id, status: 'PUBLISHED' }, admin);
  await isGone(listWorkers, pending, id);
  await listed(listWorkers, { status: 'PUBLISHED', categoryID: category }, id);
});
