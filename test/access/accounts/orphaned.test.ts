import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { cognito } from '../../support/api/cognito';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { signUpUnconfirmed } from '../../support/api/signUpUnconfirmed';
import { given } from '../../support/given';
import { now } from '../../support/now';
import { localTables } from '../../support/localTables';
import { unique } from '../../support/unique';
import { documents } from '../documents';
import { erasure } from './erasure';

const client = localTables.open();
afterAll(() => client.destroy());

/**
 * Makes an account two days old, because the nightly erasure of accounts without a profile ignores newer
 * ones.
 */
async function age({ sub }: Person): Promise<void> {
  await client.send(
    new UpdateCommand({
      TableName: await localTables.nameOf(client, 'Talent'),
      Key: { pk: `${sub}#private`, sk: 'UserPrivate' },
      UpdateExpression: 'SET createdAt = :at',
      ExpressionAttributeValues: { ':at': new Date(now() - 2 * 86_400_000).toISOString() },
    }),
  );
}

const profileOf = async ({ sub }: Person) =>
  (await query(documents.user, { sub }, await given.theAdministrator())).data?.getUser;

test('the nightly job erases only the person who deleted their user through Cognito’s own API', async () => {
  const [leaving, newly, staying] = [await given.aTalent(), await given.aTalent(), await given.aTalent()];
  await age(leaving);
  await age(staying);
  for (const { accessToken: AccessToken } of [leaving, newly])
    await cognito('AWSCognitoIdentityProviderService', 'DeleteUser', { AccessToken });
  await erasure.runTheJob();
  expect(await profileOf(leaving)).toBeNull();
  const [seeded] = await localTables.mentioning(client, ['talent@example.com']);
  expect(seeded).toBeDefined();
  // A new account may not be in the pool's list yet, so the job skips it for a day.
  expect(await profileOf(newly)).not.toBeNull();
  expect(await profileOf(staying)).not.toBeNull();
});

test('the nightly job leaves alone who signed up today and did not confirm the address yet', async () => {
  const email = unique.email();
  await signUpUnconfirmed(email);
  await erasure.runTheJob();
  await expect(signUpUnconfirmed(email)).rejects.toMatchObject({ name: 'UsernameExistsException' });
});
