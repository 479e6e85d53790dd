import { sampleFiles } from '../../unit/files/sampleFiles';
import type { Person } from '../../support/api/Person';
import { type Caller, query, type TypedDocument } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { origin } from '../../support/stack/origin';
import { accountDocuments } from '../accounts/accountDocuments';
import { applications } from '../applications/applications';
import { records } from '../records';
import { upload } from './upload';
import { graphql } from '../../support/graphql';

interface Pictures {
  profileIcon: string | null;
  coverImage: string | null;
}

const png = { filename: 'a.png', contentType: 'image/png' };
const user = graphql(`
  query ($sub: ID!) {
    getUser(sub: $sub) {
      profileIcon
      coverImage
    }
  }
`);
const users = graphql(`
  query ($filter: SearchableUserFilterInput) {
    searchUsers(filter: $filter) {
      items {
        profileIcon
        coverImage
      }
    }
  }
`);
const applied = graphql(`
  query ($filter: SearchableUserAppliesFilterInput) {
    searchUserApplies(filter: $filter) {
      items {
        user {
          profileIcon
        }
      }
    }
  }
`);
const members = graphql(`
  query ($id: ID!) {
    getConversation(id: $id) {
      participants {
        sub
        profileIcon
      }
    }
  }
`);

let talent: Person;
let other: Person;
let admin: Person;
let conversationId: string;

const ask = async <Data>(document: TypedDocument<Data>, variables: object, as: Caller): Promise<Data> => {
  const { data, errors } = await query(document, { ...variables }, as);
  expect(errors).toEqual([]);
  return data!;
};
const picturesFor = async (as: Caller) => (await ask(user, { sub: talent.sub }, as)).getUser;
const change = async (input: object) =>
  expect(
    (await records.send('update', 'User', { sub: talent.sub, ...input }, talent, 'sub')).error,
  ).toBeUndefined();
/** Returns the HTTP status of an anonymous request for the picture with this key. */
const answer = async (key: string | null | undefined) =>
  key ? (await fetch(`${origin()}/${key}`)).status : null;
const until = (key: string, status: number) =>
  eventually(`the answer ${status}`, async () => ((await answer(key)) === status ? true : null));
/** Waits until the talent's record names other pictures than the given ones, and returns the new pictures. */
const otherThan = (known: Pictures) =>
  eventually('the other URLs', async () => {
    const now = await picturesFor(talent);
    const isOther = now?.profileIcon !== known.profileIcon && now?.coverImage !== known.coverImage;
    return isOther ? now : null;
  });

/**
 * Returns the talent's icon as it appears in the list of talents, in the list of applications, and among the
 * members of a conversation, each read by somebody who may see the talent.
 */
const iconsInLists = async (): Promise<(string | null | undefined)[]> => {
  const ofTalent = { sub: { eq: talent.sub } };
  const found = await ask(users, { filter: ofTalent }, admin);
  const filter = { userID: { eq: talent.sub } };
  const lists = await ask(applied, { filter }, admin);
  const { getConversation } = await ask(members, { id: conversationId }, talent);
  return [
    found.searchUsers.items[0]?.profileIcon,
    lists.searchUserApplies.items[0]?.user?.profileIcon,
    getConversation?.participants?.find(({ sub }) => sub === talent.sub)?.profileIcon,
  ];
};

beforeAll(async () => {
  [talent, other, admin] = [
    await given.aTalent({ isShareProfileIcon: true }),
    await given.aTalent(),
    await given.theAdministrator(),
  ];
  const [icon, cover] = await Promise.all(
    ['PROFILE_ICON', 'COVER_IMAGE'].map((purpose) => upload(talent, sampleFiles.png(), { ...png, purpose })),
  );
  const [profileIcon, coverImage] = [icon!.key, cover!.key];
  await change({ profileIcon, coverImage });
  await until(profileIcon, 200);
  await until(coverImage, 200);
  const { data } = await applications.apply(talent, (await given.anOpenJob()).id);
  conversationId = `${data?.createUserApplies?.conversationId}`;
});

// Each test begins with an open profile, wherever the one before has ended.
beforeEach(() => change({ isPrivate: false, isShareProfileIcon: true }));

test('the pictures of a private profile have URLs that only those learn who may see it', async () => {
  const open = (await picturesFor('guest'))!;
  expect(await picturesFor(other)).toEqual(open);
  await change({ isPrivate: true });
  const hidden = await otherThan(open);
  for (const key of Object.values(open)) await until(key!, 404);
  for (const key of Object.values(hidden)) expect(await answer(key)).toBe(200);
  expect(await picturesFor(admin)).toEqual(hidden);
  for (const stranger of ['guest', other] as const) expect(await picturesFor(stranger)).toBeNull();
  const { profileIcon } = hidden;
  await eventually('the new icon in all lists', async () =>
    (await iconsInLists()).every((icon) => icon === profileIcon) ? true : null,
  );
});

test('they keep these URLs when the profile is open again, and get others the next time', async () => {
  const open = (await picturesFor(talent))!;
  await change({ isPrivate: true });
  const hidden = await otherThan(open);
  await change({ isPrivate: false });
  expect(await picturesFor('guest')).toEqual(hidden);
  for (const key of Object.values(hidden)) expect(await answer(key)).toBe(200);
  await change({ isPrivate: true });
  const next = await otherThan(hidden);
  for (const key of Object.values(hidden)) await until(key!, 404);
  for (const key of Object.values(next)) expect(await answer(key)).toBe(200);
});

test('the pictures of somebody who leaves get other URLs, which are public after a withdrawal', async () => {
  const open = (await picturesFor('guest'))!;
  expect((await query(accountDocuments.delete, { input: { sub: talent.sub } }, talent)).errors).toEqual([]);
  const hidden = await otherThan(open);
  for (const key of Object.values(open)) await until(key!, 404);
  for (const stranger of ['guest', other] as const) expect(await picturesFor(stranger)).toBeNull();
  expect((await query(accountDocuments.cancel, { sub: talent.sub }, talent)).errors).toEqual([]);
  expect(await picturesFor('guest')).toEqual(hidden);
});

test('an icon that is no longer shared gets another URL, and the cover keeps its own', async () => {
  const { profileIcon, coverImage } = (await picturesFor('guest'))!;
  await change({ isShareProfileIcon: false });
  await until(profileIcon!, 404);
  expect(await picturesFor('guest')).toEqual({ profileIcon: null, coverImage });
  const own = (await picturesFor(talent))!;
  expect([await answer(own.profileIcon), await answer(coverImage)]).toEqual([200, 200]);
});

test('a picture that was public before gets another URL when a private profile chooses it', async () => {
  const { key } = await upload(talent, sampleFiles.png(), { ...png, purpose: 'PORTFOLIO_IMAGE' });
  const block = { userID: talent.sub, type: 'IMAGE', content: key, isPublished: true };
  await records.made('UserPortfolio', block, talent);
  const publicKey = key.replace('private/', 'public/');
  await until(publicKey, 200);
  await change({ isPrivate: true });
  await until(publicKey, 404);
  const known = (await picturesFor(talent))!;
  await change({ coverImage: key });
  const renewed = await eventually('the other URL', async () => {
    const { coverImage } = (await picturesFor(talent))!;
    return coverImage && ![key, known.coverImage].includes(coverImage) ? coverImage : null;
  });
  expect([await answer(renewed), await answer(publicKey)]).toEqual([200, 404]);
});
