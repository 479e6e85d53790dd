import { bundleStep } from '../support/resolver/bundleStep';
import { userClientDocument } from '../../lambdas/index-search/documents/userClientDocument';
import { UserVisibility } from '../../model/visibility/UserVisibility';
import { evaluate } from '@enishi/local-cloud/appsync';
import { guest, member, SearchResolver } from '../support/resolver/SearchResolver';
import { shareFlags } from '../support/shareFlags';

type Item = Record<string, unknown>;
type Shown = Item | null | undefined;

const { combinations, of, opened, fields } = shareFlags;
const sub = 'talent-2';
const env = { TalentTable: 'Talent', publishingRole: '', clientArea: 'open' };
/** Fields of a talent that `getUser` never shows to other people, whatever the share flags are. */
const never = [
  ...shareFlags.names,
  'birthDate',
  'email',
  'tel',
  'address',
  'lineID',
  'owner',
  'isPrivate',
  'applies',
  'introducerName',
];

/** Fields that are not stored but derived from the birth date. */
const computed = ['ageBand'];
const plain = Object.fromEntries(
  UserVisibility.flatMap(({ fields: each }) => each.split(' '))
    .filter((field) => !computed.includes(field))
    .map((field) => [field, `<${field}>`]),
);
/**
 * Returns a stored talent who has a value in every field, may be found by organizations, and has the given
 * share flags.
 */
const talent = (combination: number): Item => ({
  ...plain,
  ...{ pk: sub, sk: 'User', __typename: 'User', id: sub, sub, birthDate: '1990-01-01', skillTags: [] },
  ...{ isPrivate: false, deletionRequestedAt: null, isAgreedPostForClient: true, isDebug: false },
  ...of(combination),
});
const rows: Item[] = [
  { __typename: 'WorkHistory', id: `${sub}.1`, userID: sub, organizationName: '株式会社むかし' },
  { __typename: 'UserPrefactures', id: `${sub}.tokyo`, userID: sub, isSelected: true },
];

/**
 * Returns the fields that an answer shows or hides contrary to docs/access-rules.md. It compares the fields
 * that the twelve flags open and those that are never shown, except the fields in the last argument.
 */
function differences(
  combination: number,
  shown: Shown,
  to: 'everybody' | 'clients',
  untold: string[] = [],
): string[] {
  const open = opened(combination, to);
  return [...fields, ...never]
    .filter((field) => !untold.includes(field))
    .filter((field) => ((shown?.[field] ?? null) !== null) !== open.has(field))
    .map((field) => `${combination} ${field}`);
}

/**
 * Checks every combination of the share flags and returns the fields that are wrongly shown or hidden. Each
 * call of `answer` gets `size` combinations, and returns for each what is shown of a talent who has set these
 * flags.
 */
function everyCombination(
  size: number,
  answer: (page: number[]) => Shown[],
  to: 'everybody' | 'clients',
  untold?: string[],
) {
  const all = Array.from({ length: combinations }, (_, index) => index);
  const wrong: string[] = [];
  for (let at = 0; at < combinations; at += size) {
    const page = all.slice(at, at + size);
    const answers = answer(page);
    page.forEach((combination, index) => wrong.push(...differences(combination, answers[index], to, untold)));
  }
  return wrong;
}

describe('each of the 4,096 combinations of share flags shows its fields, and no others, in a profile', () => {
  let bundles: Record<'profile' | 'privateRows', string>;
  beforeAll(async () => {
    const of = (step: string) => bundleStep(`resolvers/user/${step}.ts#`);
    bundles = { profile: await of('readProfile'), privateRows: await of('readPrivateRows') };
  });

  const get = (combination: number, identity: object, privateRows: Item[]): Shown => {
    const ctx = { arguments: { sub }, identity, env, info: { selectionSetList: ['workHistories'] } };
    const { stash } = evaluate(bundles.profile, 'request', ctx);
    const result = { items: [talent(combination), ...rows] };
    const profile = evaluate(bundles.profile, 'response', { ...ctx, stash, result });
    if (profile.stash.isEnded) return profile.value as Shown;
    const more = { stash: profile.stash, prev: { result: profile.value }, result: { items: privateRows } };
    return evaluate(bundles.privateRows, 'response', { ...ctx, ...more }).value as Shown;
  };
  const engagement = { __typename: 'EnishiWorkHistory', organizationId: 'org-1' };

  test.each([
    ['guests and other talents', guest, 'everybody', []],
    ['organizations', member, 'clients', []],
    ['an organization in contact with the talent', member, 'clients', [engagement]],
  ] as const)('for %s', (_who, identity, to, privateRows) => {
    expect(everyCombination(1, ([one = 0]) => [get(one, identity, [...privateRows])], to)).toEqual([]);
  });

  test('for an organization that the talent applied to: with the full name', () => {
    const apply = { __typename: 'UserApplies', organizationId: 'org-1', consentedAt: '2026-01-01T00:00:00Z' };
    expect(get(0, member, [apply])).toMatchObject({
      name: '<name>',
      firstName: '<firstName>',
      facebookUrl: '<facebookUrl>',
    });
    expect(differences(1, get(0, member, [apply]), 'clients')).toEqual([]);
  });
});

describe('each of the 4,096 combinations of share flags shows its fields, and no others, in a list', () => {
  test('to guests and other talents, of professionals', async () => {
    const code = await bundleStep('resolvers/professional/professionalItemUsers.ts#cards');
    const answer = (page: number[]) => {
      const users = page.map((combination) => ({ ...talent(combination), sub: `${combination}` }));
      const prev = { result: { subs: users.map((user) => user.sub) } };
      const result = { data: { Talent: users } };
      return evaluate(code, 'response', { identity: guest, env, prev, result }).value as Item[];
    };
    expect(everyCombination(100, answer, 'everybody', ['ageBand'])).toEqual([]);
  });

  test('to organizations, of talents in search results', async () => {
    const search = await SearchResolver.of('search/searchUsers');
    const answer = (page: number[]) => {
      const hits = page.map((combination) => {
        const person = {
          user: talent(combination),
          profile: rows,
          privateRows: [],
          visitDay: undefined,
          category: undefined,
        };
        return { _source: userClientDocument(person as never), sort: [combination] };
      });
      const result = { hits: { total: { value: combinations }, hits } };
      const { value } = search.answer({ limit: 50 }, member, result, [], 'open');
      return (value as { items: Item[] }).items;
    };
    expect(everyCombination(50, answer, 'clients')).toEqual([]);
  });

  test('to an organization in contact with the talent, of applicants', async () => {
    const code = await bundleStep('resolvers/apply/talentOfRow.ts#');
    const source = { __typename: 'UserApplies', type: 'APPLIED', userID: sub };
    const answer = ([one = 0]: number[]) => [
      evaluate(code, 'response', { identity: member, env, source, result: talent(one) }).value as Item,
    ];
    expect(everyCombination(1, answer, 'clients')).toEqual([]);
  });
});
