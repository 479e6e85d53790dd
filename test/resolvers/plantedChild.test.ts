import type { StoredRow } from '../../resolvers/generated/types';
import { plantedCertificate } from '../support/planted/plantedCertificate';
import { plantedSteps } from '../support/planted/plantedSteps';
import { evaluate } from '@enishi/local-cloud/appsync';
import { temporaryFolder } from '@enishi/local-cloud/testing/temporaryFolder';
import { admin, guest, member } from '../support/resolver/SearchResolver';

const sub = 'talent-1';
const owner = { sub, groups: null };
const talent = {
  ...{ __typename: 'User', id: sub, sub, isPrivate: false, isAgreedPostForClient: true, isDebug: false },
};
const certificate = {
  __typename: 'Certificate',
  userID: sub,
  owner: sub,
  score: 9,
  number: 'N',
  note: 'memo',
};
const published = { ...certificate, id: `${sub}.1`, title: 'A', isPublished: true };
const draft = { ...certificate, id: `${sub}.2`, title: 'B' };
const scan = { __typename: 'CertificateScan', certificateID: published.id, owner: sub, checkedBy: 'admin-1' };
const partition = [talent, published, draft, { ...scan, id: `${published.id}.3`, name: 'scan' }];
const engagement = { __typename: 'EnishiWorkHistory', organizationId: 'org-1' };

const profile = 'Query.getUser:resolvers/user/readProfile.ts#';
const privateRows = 'Query.getUser:resolvers/user/readPrivateRows.ts#';
const preview = 'Query.getUserAs:resolvers/user/getUserAs.ts#profile';
const certificates = 'User.certificates:resolvers/entity/relation.ts#many';
const endorsements = 'User.endorsements:resolvers/entity/relation.ts#many';
const scans = 'Certificate.scans:resolvers/entity/relation.ts#many';
const copy = temporaryFolder();
let codes: Record<string, string>;

beforeAll(() => {
  codes = plantedSteps(copy, plantedCertificate, [
    profile,
    privateRows,
    preview,
    certificates,
    scans,
    endorsements,
  ]);
});

const env = { TalentTable: 'Talent', publishingRole: '', clientArea: 'open' };
const info = { selectionSetList: ['certificates'] };

/**
 * Runs the resolvers of `getUser` and returns the profile. Without `items`, the query does not select the
 * profile's relations.
 */
function getUser(identity: object, rows: StoredRow[], items: StoredRow[] | null = partition): StoredRow {
  const ctx = { arguments: { sub }, identity, env, info };
  const { stash } = evaluate(`${codes[profile]}`, 'request', ctx);
  const first = evaluate(`${codes[profile]}`, 'response', {
    ...ctx,
    stash,
    result: items ? { items } : talent,
  });
  if (first.stash.isEnded) return first.value as StoredRow;
  const prev = { result: first.value };
  const more = { ...ctx, stash: first.stash, prev, result: { items: rows } };
  const second = evaluate(`${codes[privateRows]}`, 'request', more);
  return (second.earlyReturn ? second : evaluate(`${codes[privateRows]}`, 'response', more))
    .value as StoredRow;
}

/**
 * Returns the records of a relation: those that its source has preloaded, otherwise those that the relation's
 * resolver finds with a Query.
 */
function follow(
  step: string,
  source: StoredRow,
  identity: object,
  items: StoredRow[] = partition,
): StoredRow[] | null {
  const ctx = { source, identity, env };
  const asked = evaluate(`${codes[step]}`, 'request', ctx);
  const answer = asked.earlyReturn
    ? asked
    : evaluate(`${codes[step]}`, 'response', { ...ctx, stash: asked.stash, result: { items } });
  return (answer.value as { items: StoredRow[] } | null)?.items ?? null;
}

const fields = ['title', 'score', 'number', 'owner', 'note'];
const seen = (item: StoredRow, names: string[]) => names.filter((name) => (item[name] ?? null) !== null);

const viewers = [
  ['a guest', guest, [], [['title']], null],
  ['a client', member, [], [['title', 'score']], null],
  ['a client in contact', member, [engagement], [['title', 'score', 'number']], null],
  ['its owner', owner, [], Array(2).fill(['title', 'score', 'number', 'owner']), ['name', 'owner']],
  ['an administrator', admin, [], Array(2).fill(fields), ['name', 'owner', 'checkedBy']],
] as const;

describe.each([
  ['with the profile', partition],
  ['after it', null],
] as const)('a new child of the profile that is read %s', (_when, items) => {
  test.each(viewers)('shows %s what its declaration says', (_who, identity, rows, expected, below) => {
    const user = getUser(identity, [...rows], items && [...items]);
    const listed = follow(certificates, user, identity);
    expect(listed?.map((item) => seen(item, fields))).toEqual(expected);
    const first = listed?.[0] ?? {};
    const files = follow(scans, first, identity)?.map((item) => seen(item, ['name', 'owner', 'checkedBy']));
    expect(files ?? null).toEqual(below && [below]);
  });
});

test.each([
  ['PUBLIC', ['title']],
  ['CLIENT', ['title', 'score']],
])('a preview as %s shows its owner the same', (viewer, expected) => {
  const ctx = { arguments: { sub, viewer }, identity: owner, env, info };
  const { stash } = evaluate(`${codes[preview]}`, 'request', ctx);
  const { value } = evaluate(`${codes[preview]}`, 'response', {
    ...ctx,
    stash,
    result: { items: partition },
  });
  const listed = follow(certificates, value as StoredRow, owner);
  expect(listed?.map((item) => seen(item, fields))).toEqual([expected]);
  expect(follow(scans, listed?.[0] ?? {}, owner)).toBeNull();
});

const endorsement = { __typename: 'Endorsement', id: `${sub}.4`, userID: sub, text: 'A', note: 'memo' };

test.each([
  ['a guest', guest, [], null],
  ['a client', member, [], null],
  ['a client in contact', member, [engagement], [['text']]],
  ['its owner', owner, [], [['text']]],
  ['an administrator', admin, [], [['text', 'note']]],
] as const)('a new private child shows %s what its declaration says', (_who, identity, rows, expected) => {
  const user = getUser(identity, [...rows, endorsement]);
  const listed = follow(endorsements, user, identity, [endorsement]);
  expect(listed && listed.map((item) => seen(item, ['text', 'note']))).toEqual(expected);
});
