import type { PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { addOrganization } from '../../../lambdas/identity-triggers/addOrganization';
import { tables } from '../../../lambdas/lib/tables';
import { Organization } from '../../../model/entities/Organization';
import { keyOf } from '../../../model/ids';

const id = '01JD0000000000000000000000';
const member = { pk: 'member', sk: 'User', organizationUsersId: id };
const organization = { ...keyOf(Organization, id), id };

/** Returns the organization claim that a member's token gets when the tables contain the given rows. */
async function claimAmong(rows: { pk: string; sk: string }[]): Promise<string | undefined> {
  jest.spyOn(tables, 'send').mockImplementation(((command: {
    input: { Key: { pk: string; sk: string } };
  }) => {
    const { pk, sk } = command.input.Key;
    return Promise.resolve({ Item: rows.find((row) => row.pk === pk && row.sk === sk) });
  }) as never);
  const asked: unknown = { request: { userAttributes: { sub: 'member' } }, response: {} };
  const event = asked as PreTokenGenerationTriggerEvent;
  await addOrganization(event);
  return event.response.claimsOverrideDetails?.claimsToAddOrOverride?.organizationId;
}

beforeAll(() => {
  Object.assign(process.env, { CLIENT_AREA: 'open', TALENT_TABLE: 'talents', CATALOG_TABLE: 'catalog' });
});
afterEach(() => jest.restoreAllMocks());

test('a member’s token carries their organization, unless it was deleted', async () => {
  expect(await claimAmong([member, organization])).toBe(id);
  expect(await claimAmong([member])).toBeUndefined();
  expect(await claimAmong([])).toBeUndefined();
});
