import { print } from 'graphql';
import { PortfolioPageDocument, PortfolioTalentFragmentDoc } from '../../../web/src/generated/portfolioPage';
import { PortfolioPreviewDocument } from '../../../web/src/generated/preview';
import type { Person } from '../../support/api/Person';
import { type Caller, query, type TypedDocument } from '../../support/api/query';
import { given } from '../../support/given';
import { shareFlags } from '../../support/shareFlags';
import { documents } from '../documents';
import { records } from '../records';
import { composed } from '../../support/composed';
import { graphql } from '../../support/graphql';

type Seen = Record<string, unknown> | null | undefined;

const profile = composed<
  Record<string, Seen>
>`query ($sub: ID!) { getUser(sub: $sub) { ...PortfolioTalent } } ${print(PortfolioTalentFragmentDoc)}`;

let talent: Person;
let other: Person;
let path: string;

async function ask(
  document: TypedDocument<Record<string, Seen>>,
  variables: object,
  as: Caller,
): Promise<Seen> {
  const { data, errors } = await query(document, { ...variables }, as);
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0];
}

const previewFor = (viewer: 'PUBLIC' | 'TALENT') =>
  ask(
    composed<Record<string, Seen>>`${print(PortfolioPreviewDocument)}`,
    { sub: talent.sub, viewer },
    talent,
  );

beforeAll(async () => {
  [talent, other] = [
    await given.aTalent({
      ...{
        profileIcon: 'public/$me/01JCN000000000000000000001.png',
        belongsTo: '開発部',
        hopeLocationType: 'REMOTE',
        userBaseLocationId: '13',
      },
      ...{ userMainJobId: 'designer', description: '画面を作っています。' },
    }),
    await given.aTalent(),
  ];
  const own = { userID: talent.sub };
  await records.made('WorkHistory', { ...own, organizationName: '株式会社むかし' }, talent);
  await records.made(
    'UserPortfolio',
    { ...own, type: 'TEXT', content: '作品', title: '公開', isPublished: true },
    talent,
  );
  await records.made('UserPortfolio', { ...own, type: 'TEXT', content: '作品', title: '下書き' }, talent);
  const found = await ask(
    graphql(`
      query ($sub: ID!) {
        getUser(sub: $sub) {
          portfolioPath
        }
      }
    `),
    { sub: talent.sub },
    talent,
  );
  path = `${found?.['portfolioPath']}`;
});

const none = Object.fromEntries(shareFlags.names.map((flag) => [flag, false]));
const settings: [string, object][] = [
  ['nothing is shared', { isPrivate: false }],
  ...shareFlags.names.map((flag): [string, object] => [
    `only ${flag} is set`,
    { isPrivate: false, [flag]: true },
  ]),
  ['the profile is private', { isPrivate: true, isShareHistories: true }],
];

test.each(settings)(
  'the previews are what strangers get from the pages themselves: %s',
  async (_name, changes) => {
    const input = { sub: talent.sub, ...none, ...changes };
    expect((await query(documents.update, { input }, talent)).errors).toEqual([]);
    const shown = await previewFor('PUBLIC');
    expect(shown === null).toBe('isPrivate' in changes && changes.isPrivate === true);
    expect(
      await ask(composed<Record<string, Seen>>`${print(PortfolioPageDocument)}`, { path }, 'guest'),
    ).toEqual(shown);
    const toTalents = await previewFor('TALENT');
    expect(await ask(profile, { sub: talent.sub }, other)).toEqual(toTalents);
  },
);
