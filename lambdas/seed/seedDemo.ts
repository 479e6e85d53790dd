import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { demoItems } from './demo/demoItems';
import { insightItems } from './insights/insightItems';
import { ensureUser } from './lib/ensureUser';
import type { SeedEnvironment } from './lib/readEnvironment';
import type { SeedDay } from './lib/SeedDay';
import { writeAll } from './lib/writeAll';

/** Of the test users only; stages that hold real people refuse the demo data altogether. */
const password = 'Enishi-2026';

/** Creates the test users and all demo data, or refreshes them; answers how many records of each kind. */
export async function seedDemo(
  clients: { cognito: CognitoIdentityProviderClient; dynamodb: DynamoDBDocumentClient },
  { tables, userPoolId }: SeedEnvironment,
  day: SeedDay,
): Promise<Record<string, number>> {
  const ensure = (email: string, group?: string) =>
    ensureUser(clients.cognito, userPoolId, { email, password, group });
  const [talent, admin, client] = await Promise.all([
    ensure('talent@example.com'),
    ensure('admin@example.com', 'admin'),
    ensure('client@example.com'),
    ensure('newcomer@example.com'),
  ]);
  const told = demoItems(day, { talent, admin, client });
  const people = told.filter(({ item }) => item.__typename === 'User').length;
  const items = [...told, ...insightItems(day, people)];
  await writeAll(clients.dynamodb, tables, items);
  const counts: Record<string, number> = {};
  for (const { item } of items) counts[item.__typename] = (counts[item.__typename] ?? 0) + 1;
  return counts;
}
