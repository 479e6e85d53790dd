import { ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { itemAt } from '../lib/itemAt';
import { tables } from '../lib/tables';
import { userPool } from '../lib/userPool';
import { env } from './needs';

const Key = { pk: 'Restore', sk: 'Restore' };

async function hasAccounts(): Promise<boolean> {
  const pool = { UserPoolId: env('USER_POOL_ID'), Limit: 1 };
  const { Users = [] } = await userPool.client.send(new ListUsersCommand(pool));
  return Users.length > 0;
}

/** The row that exists while a backup is being restored. */
export const restoreState = {
  /**
   * Begins or resumes the restore of a backup.
   * @throws Error when people have accounts already, or another backup is being restored
   */
  async begin(backup: string): Promise<void> {
    const row = await itemAt(env('INSIGHT_TABLE'), Key);
    if (row?.backup === backup) return;
    if (row) throw new Error(`The backup ${String(row.backup)} is being restored. Complete that first.`);
    if (await hasAccounts()) throw new Error('Accounts exist already. Restore into a new deployment.');
    const Item = { ...Key, __typename: 'Restore', backup };
    await tables.send(new PutCommand({ TableName: env('INSIGHT_TABLE'), Item }));
  },

  async end(): Promise<void> {
    await tables.send(new DeleteCommand({ TableName: env('INSIGHT_TABLE'), Key }));
  },
};
