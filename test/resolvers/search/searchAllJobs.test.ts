import { admin, guest, SearchResolver, talent } from '../../support/resolver/SearchResolver';

let search: SearchResolver;

beforeAll(async () => {
  search = await SearchResolver.of('search/searchOpenJobs');
});

const refusal = (args: Record<string, unknown>, identity: object = guest) => search.ask(args, identity).error;

const aggregate = (field: string) => ({ aggregates: [{ name: 'a', type: 'terms', field }] });
const forStaff: [string, Record<string, unknown>][] = [
  ['filter by drafts', { filter: { isDraft: { eq: true } } }],
  ['filter by states', { filter: { state: { in: ['REQUESTED'] } } }],
  ['filter by consultants', { filter: { consultantName: { eq: 'あ' } } }],
  ['filter by the last change', { filter: { updatedAt: { gte: '2026-01-01' } } }],
  ['filter by the day of closing', { filter: { closedAt: { gte: '2026-01-01' } } }],
  ['filter by the request for publication', { filter: { reviewRequestedAt: { gte: '2026-01-01' } } }],
  ['sort by the last change', { sort: [{ field: 'updatedAt', direction: 'desc' }] }],
  ['sort by organizations', { sort: [{ field: 'organizationName', direction: 'asc' }] }],
  ...['state', 'consultantName', 'organizationId', 'isPublic', 'isDraft'].map(
    (field): [string, Record<string, unknown>] => [`count each ${field}`, aggregate(field)],
  ),
];

test.each(forStaff)('only administrators can %s', (_what, args) => {
  expect(refusal(args, admin)).toBeFalsy();
  expect(refusal(args, talent)).toMatchObject({ errorType: 'InvalidInput' });
  expect(refusal(args)).toMatchObject({ errorType: 'InvalidInput' });
});
