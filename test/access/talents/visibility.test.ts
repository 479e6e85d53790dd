import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { given } from '../../support/given';
import { documents } from '../documents';
import { graphql } from '../../support/graphql';
import { composed } from '../../support/composed';

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

let other: Person;
beforeAll(async () => {
  other = await given.aTalent();
});

const like = graphql(`
  mutation Like($input: CreateUserMainJobsInput!) {
    createUserMainJobs(input: $input) {
      id
    }
  }
`);

/** Creates a talent with a former and two current histories, and with an occupation that they like and one that they do not. */
async function aTalent(): Promise<Person> {
  const talent = await given.aTalent();
  const userID = talent.sub;
  for (const history of [
    { organizationName: '株式会社むかし', isCurrentJob: false },
    { organizationName: '株式会社いま', isCurrentJob: true },
    // Not marked as current, but going on.
    { organizationName: '株式会社つづき', historyType: 'WORK', isContinuation: true },
  ])
    await query(documents.history, { input: { userID, ...history } }, talent);
  for (const [jobID, isPositive] of [
    ['liked', true],
    ['disliked', false],
  ] as const)
    await query(like, { input: { userID, jobID, isPositive, isSelected: true } }, talent);
  return talent;
}

const seenBy = async (as: Caller, { sub }: Person, document: string): Promise<Shown> => {
  const { data, errors } = await query(
    composed<{ getUser: Record<string, never> }>`${document}`,
    { sub },
    as,
  );
  expect(errors).toEqual([]);
  const { workHistories, its, userMainJobs, likes } = data?.getUser ?? {};
  return { histories: its ?? workHistories ?? null, tastes: likes ?? userMainJobs ?? null };
};
const share = (talent: Person, input: object) =>
  query(documents.update, { input: { sub: talent.sub, ...input } }, talent);

describe.each([
  ['by its name', plain],
  ['by an alias', aliased],
])('asked for %s', (_way, document) => {
  test('others see shared histories, current ones only if they are shared too, and never dislikes', async () => {
    const talent = await aTalent();
    const names = async (as: Caller) =>
      (await seenBy(as, talent, document)).histories?.items.map(({ organizationName }) => organizationName) ??
      null;
    for (const viewer of [other, 'guest'] as const) expect(await names(viewer)).toBeNull();
    await share(talent, { isShareHistories: true });
    for (const viewer of [other, 'guest'] as const) expect(await names(viewer)).toEqual(['株式会社むかし']);
    expect(await names(talent)).toEqual(['株式会社むかし', '株式会社いま', '株式会社つづき']);
    await share(talent, { isShareCurrentJob: true });
    expect(await names(other)).toEqual(['株式会社むかし', '株式会社いま', '株式会社つづき']);
    const tastes = async (as: Caller) =>
      (await seenBy(as, talent, document)).tastes?.items.map(({ jobID }) => jobID);
    expect(await tastes(other)).toEqual(['liked']);
    expect(await tastes(talent)).toEqual(['disliked', 'liked']);
  });

  test('owners are hidden from everyone else', async () => {
    const talent = await aTalent();
    await share(talent, { isShareHistories: true, isShareCurrentJob: true });
    const owners = async (as: Caller) => {
      const { histories, tastes } = await seenBy(as, talent, document);
      return [...(histories?.items ?? []), ...(tastes?.items ?? [])].map(({ owner }) => owner);
    };
    expect(await owners(talent)).toEqual(Array(5).fill(talent.sub));
    expect(await owners(other)).toEqual(Array(4).fill(null));
    expect(await owners('guest')).toEqual(Array(4).fill(null));
  });
});

test('a private profile exists only for its owner', async () => {
  const talent = await given.aTalent({ isPrivate: true });
  for (const viewer of [other, 'guest'] as const) {
    expect((await query(documents.user, { sub: talent.sub }, viewer)).data).toEqual({ getUser: null });
  }
  expect((await query(documents.user, { sub: talent.sub }, talent)).data?.getUser).toMatchObject({
    sub: talent.sub,
  });
});

test('an incomplete name is not stored', async () => {
  const { errors } = await share(await given.aTalent(), { lastName: '新' });
  expect(errors[0]).toMatchObject({
    errorType: 'InvalidInput',
    errorInfo: { field: 'input.firstName', rule: 'required' },
  });
});
