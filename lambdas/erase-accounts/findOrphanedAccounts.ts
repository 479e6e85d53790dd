import { paginateListUsers } from '@aws-sdk/client-cognito-identity-provider';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { env } from './needs';
import { tables } from '../lib/tables';
import { userPool } from '../lib/userPool';

const DAY = 86_400_000;

/**
 * Returns the subs of all people who have signed in at least once, which identity-triggers records, except those whose
 * account was created after the given day.
 */
async function signedInBefore(day: string): Promise<string[]> {
  const subs: string[] = [];
  const pages = paginateScan(
    { client: tables },
    {
      TableName: env('TALENT_TABLE'),
      IndexName: 'byEmail',
      FilterExpression: 'hasSignedIn = :true',
      ProjectionExpression: '#sub, createdAt',
      ExpressionAttributeNames: { '#sub': 'sub' },
      ExpressionAttributeValues: { ':true': true },
    },
  );
  for await (const { Items = [] } of pages)
    subs.push(...Items.filter(({ createdAt }) => createdAt < day).map(({ sub }) => String(sub)));
  return subs;
}

async function subsInPool(): Promise<Set<string>> {
  const subs = new Set<string>();
  const pages = paginateListUsers(
    { client: userPool.client },
    { UserPoolId: env('USER_POOL_ID'), AttributesToGet: ['sub'] },
  );
  for await (const { Users = [] } of pages)
    for (const { Attributes = [] } of Users)
      for (const { Name, Value } of Attributes) if (Name === 'sub' && Value) subs.add(Value);
  if (subs.size === 0) throw new Error('The user pool returned no users, so no account is erased');
  return subs;
}

/**
 * Finds accounts whose user is missing from the Cognito pool although nobody requested their deletion: anyone can call
 * Cognito's DeleteUser for themselves. It reads the tables before the pool, so that it cannot mistake a person who
 * signs up meanwhile for an orphan, and looks up each missing sub individually. If the pool returns an error, the job
 * ends.
 */
export async function findOrphanedAccounts(now: Date): Promise<string[]> {
  const candidates = await signedInBefore(new Date(now.getTime() - DAY).toISOString());
  const present = await subsInPool();
  const orphaned: string[] = [];
  for (const sub of candidates) if (!present.has(sub) && !(await userPool.find(sub))) orphaned.push(sub);
  return orphaned;
}
