import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { given } from '../../support/given';
import { documents } from '../documents';

interface Shown {
  histories: { items: { organizationName: string; owner: string | null }[] } | null;
  tastes: { items: { jobID: string; owner: string | null }[] } | null;
}

const body = `
  items {
    owner
    FIELD
  }
`;
const plain = /* GraphQL */ `
  query Plain($sub: ID!) {
    getUser(sub: $sub) {
      workHistories {${body.replace('FIELD', 'organizationName')}}
      userMainJobs {${body.replace('FIELD', 'jobID')}}
    }
  }
`;
const aliased = plain
  .replace('workHistories', 'its: workHistories')
  .replace('userMainJobs', 'likes: userMainJobs');

let talent: Person;
let other: Person;

const seenBy = async (as: Caller, document: string): Promise<Shown> => {
  const { data, errors } = await query<{ getUser: Record<string, never> }>(document, { sub: talent.sub }, as);
  expect(errors).toEqual([]);
  const { workHistories, its, userMainJobs, likes } = data?.getUser ?? {};
  return { histories: its ?? workHistories ?? null, tastes: likes ?? userMainJobs ?? null };
};
const share = (input: object) => query(documents.update, { input: { sub: talent.sub, ...input } }, talent);

beforeAll(async () => {
  [talent, other] = [await given.aTalent(), await given.aTalent()];
  const histories = [
    { organizationName: '株式会社むかし', isCurrentJob: false },
    { organizationName: '株式会社いま', isCurrentJob: true },
  ];
  for (const history of histories) {
    await query(documents.history, { input: { userID: talent.sub, ...history } }, talent);
  }
  const like = /* GraphQL */ `
    mutation Like($input: CreateUserMainJobsInput!) {
      createUserMainJobs(input: $input) {
        id
      }
    }
  `;
  for (const [jobID, isPositive] of [
    ['liked', true],
    ['disliked', false],
  ] as const) {
    await query(like, { input: { userID: talent.sub, jobID, isPositive, isSelected: true } }, talent);
  }
}, 60_000);

describe.each([
  ['by its name', plain],
  ['by an alias', aliased],
])('asked for %s', (_way, document) => {
  test('others see shared histories, the current one only if it is shared too, and never dislikes', async () => {
    const names = async (as: Caller) =>
      (await seenBy(as, document)).histories?.items.map(({ organizationName }) => organizationName) ?? null;
    await share({ isShareHistories: false, isShareCurrentJob: false });
    for (const viewer of [other, 'guest'] as const) expect(await names(viewer)).toBeNull();
    await share({ isShareHistories: true });
    for (const viewer of [other, 'guest'] as const) expect(await names(viewer)).toEqual(['株式会社むかし']);
    expect(await names(talent)).toEqual(['株式会社むかし', '株式会社いま']);
    await share({ isShareCurrentJob: true });
    expect(await names(other)).toEqual(['株式会社むかし', '株式会社いま']);
    const tastes = async (as: Caller) => (await seenBy(as, document)).tastes?.items.map(({ jobID }) => jobID);
    expect(await tastes(other)).toEqual(['liked']);
    expect(await tastes(talent)).toEqual(['disliked', 'liked']);
  });

  test('owners are hidden from everyone else', async () => {
    const owners = async (as: Caller) => {
      const { histories, tastes } = await seenBy(as, document);
      return [...(histories?.items ?? []), ...(tastes?.items ?? [])].map(({ owner }) => owner);
    };
    expect(new Set(await owners(talent))).toEqual(new Set([talent.sub]));
    expect(new Set(await owners(other))).toEqual(new Set([null]));
    expect(new Set(await owners('guest'))).toEqual(new Set([null]));
  });
});

test('a private profile exists only for its owner', async () => {
  await share({ isPrivate: true });
  for (const viewer of [other, 'guest'] as const) {
    expect((await query(documents.user, { sub: talent.sub }, viewer)).data).toEqual({ getUser: null });
  }
  expect((await query(documents.user, { sub: talent.sub }, talent)).data?.getUser).toMatchObject({
    sub: talent.sub,
  });
});

test('an incomplete name is not stored', async () => {
  const { errors } = await share({ lastName: '新' });
  expect(errors[0]).toMatchObject({
    errorType: 'InvalidInput',
    errorInfo: { field: 'input.firstName', rule: 'required' },
  });
});
