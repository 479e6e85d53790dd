import type { PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { addRights } from '../../../lambdas/identity-triggers/addRights';
import { tables } from '../../../lambdas/lib/tables';
import { Organization } from '../../../model/entities/Organization';
import { keyOf } from '../../../model/ids';

const id = '01JD0000000000000000000000';
const member = { pk: 'member', sk: 'User', organizationUsersId: id };
/** Within the seconds after the time at which each test file begins. */
const rightsReadAt: unknown = expect.stringMatching(/^2026-04-15T01:00:0\d\.\d{3}Z$/);
const organization = { ...keyOf(Organization, id), id };

/** Returns what is changed in a member's tokens when the tables contain the given rows. */
async function changesAmong(rows: { pk: string; sk: string }[]) {
  jest.spyOn(tables, 'send').mockImplementation(((command: {
    input: { Key: { pk: string; sk: string } };
  }) => {
    const { pk, sk } = command.input.Key;
    return Promise.resolve({ Item: rows.find((row) => row.pk === pk && row.sk === sk) });
  }) as never);
  const asked: unknown = { request: { userAttributes: { sub: 'member' } }, response: {} };
  const event = asked as PreTokenGenerationTriggerEvent;
  await addRights(event);
  return event.response.claimsOverrideDetails;
}

/** Returns the organization claim in these tokens. */
const claimAmong = async (rows: { pk: string; sk: string }[]) =>
  (await changesAmong(rows))?.claimsToAddOrOverride?.organizationId;

beforeAll(() => {
  Object.assign(process.env, { CLIENT_AREA: 'open', TALENT_TABLE: 'talents', CATALOG_TABLE: 'catalog' });
});
afterEach(() => jest.restoreAllMocks());

test('a member’s token carries their organization, unless it was deleted', async () => {
  expect(await claimAmong([member, organization])).toBe(id);
  expect(await claimAmong([member])).toBeUndefined();
  expect(await claimAmong([])).toBeUndefined();
});

test('whose account will be erased has a group that says so, in place of all others, and no right of a member', async () => {
  const leaving = { ...member, deletionRequestedAt: '2026-04-15T00:00:00.000Z' };
  expect(await changesAmong([leaving, organization])).toEqual({
    claimsToAddOrOverride: { memberOf: id, rightsReadAt },
    groupOverrideDetails: { groupsToOverride: ['leaving'] },
  });
});

test('while the client area is closed, the organization is a claim that gives no right', async () => {
  process.env.CLIENT_AREA = 'closed';
  expect((await changesAmong([member, organization]))?.claimsToAddOrOverride).toEqual({
    memberOf: id,
    rightsReadAt,
  });
  process.env.CLIENT_AREA = 'open';
});
