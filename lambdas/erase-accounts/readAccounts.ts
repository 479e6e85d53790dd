import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { env } from './needs';
import { tables } from '../lib/tables';

/** A person who has signed in at least once, with attributes of their UserPrivate row. */
export interface Account {
  sub: string;
  email: string;
  createdAt: string;
}

/**
 * Returns all people who have signed in at least once and have an email. The function identity-triggers
 * records sign-ins in the UserPrivate rows.
 */
export async function readAccounts(): Promise<Account[]> {
  const accounts: Account[] = [];
  const pages = paginateScan(
    { client: tables },
    {
      TableName: env('TALENT_TABLE'),
      IndexName: 'byEmail',
      FilterExpression: 'hasSignedIn = :true',
      ProjectionExpression: '#sub, email, createdAt',
      ExpressionAttributeNames: { '#sub': 'sub' },
      ExpressionAttributeValues: { ':true': true },
    },
  );
  for await (const { Items = [] } of pages) accounts.push(...(Items as Account[]));
  return accounts;
}
