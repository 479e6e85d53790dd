import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Organization } from '../../model/entities/Organization';
import { User } from '../../model/entities/User';
import { keyOf } from '../../model/ids';
import { collection } from '../lib/collection';
import { ignoreMissing } from '../lib/ignoreMissing';
import { removeFromLists } from '../lib/leaving/removeFromLists';
import { env } from './needs';

/**
 * Ends a former administrator's membership of an organization, which only administrators give, and removes
 * them from the owners of all organizations. The reaction `leaveOrganization` follows.
 */
export async function leaveOrganizations(sub: string): Promise<void> {
  await ignoreMissing(
    new UpdateCommand({
      TableName: env('TALENT_TABLE'),
      Key: keyOf(User, sub),
      UpdateExpression: 'REMOVE organizationUsersId SET updatedAt = :now ADD version :one',
      ConditionExpression: 'attribute_exists(organizationUsersId)',
      ExpressionAttributeValues: { ':now': new Date().toISOString(), ':one': 1 },
    }),
  );
  const TableName = env('CATALOG_TABLE');
  for (const { pk, sk } of await collection(TableName, Organization.name))
    await removeFromLists(TableName, { pk, sk }, ['owners'], sub);
}
