import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { S3Client } from '@aws-sdk/client-s3';
import { countedSinceKey } from '../../model/insights/countedSinceKey';
import { demoItems } from './demo/demoItems';
import { demoFiles } from './files/demoFiles';
import { storeFiles } from './files/storeFiles';
import { insightItems } from './insights/insightItems';
import { ensureUser } from './lib/ensureUser';
import type { SeedEnvironment } from './lib/readEnvironment';
import type { SeedDay } from './lib/SeedDay';
import type { StoredItem } from './lib/StoredItem';
import { writeAll } from './lib/writeAll';
import { testUsers } from './texts/testUsers';

/**
 * Builds the row with the first day whose figures are counted completely: the day after the seed. The figures of
 * earlier days are generated, and do not agree with the demo records.
 */
function countedSinceItem(day: SeedDay): StoredItem {
  const item = { ...countedSinceKey, __typename: 'CountedSince', id: 'CountedSince', day: day.dayAgo(-1) };
  return { table: 'Insight', item };
}

/**
 * Creates or replaces the test users and all demo data.
 * @returns how many records of each type were written
 */
export async function seedDemo(
  clients: { cognito: CognitoIdentityProviderClient; dynamodb: DynamoDBDocumentClient; bucket: S3Client },
  { tables, userPoolId, filesBucket }: SeedEnvironment,
  day: SeedDay,
): Promise<Record<string, number>> {
  const { password, users } = testUsers;
  const ensure = ({ email, group }: { email: string; group?: string }) =>
    ensureUser(clients.cognito, userPoolId, { email, password, group });
  const [talent, admin, client] = await Promise.all([
    ensure(users.talent),
    ensure(users.admin),
    ensure(users.client),
    ensure(users.newcomer),
  ]);
  const demo = demoItems(day, { talent, admin, client });
  const people = demo.filter(({ item }) => item.__typename === 'User').length;
  const items = [...demo, ...insightItems(day, people), countedSinceItem(day)];
  // The files first, so that no record names one that is missing.
  await storeFiles(clients.bucket, filesBucket, demoFiles(demo));
  await writeAll(clients.dynamodb, tables, items);
  const counts: Record<string, number> = {};
  for (const { item } of items) counts[item.__typename] = (counts[item.__typename] ?? 0) + 1;
  return counts;
}
