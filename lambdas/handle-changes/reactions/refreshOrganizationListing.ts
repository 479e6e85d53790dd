import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Organization } from '../../../model/entities/Organization';
import { keyOf } from '../../../model/ids';
import { isListed } from '../../derived/isListed';
import { Sources } from '../../derived/Sources';
import { env } from '../needs';
import { hasChanged } from '../../lib/hasChanged';
import { ignoreMissing } from '../../lib/ignoreMissing';
import type { Reaction } from '../Reaction';

const DECIDING = ['isPublic', 'isDraft', 'isHideOrganizationName', 'organizationOpenJobsId'];

/**
 * When a job changes, moves its current and its former organization to the right list: to the public list if
 * at least one public job shows the organization's name, otherwise to the hidden list.
 */
export const refreshOrganizationListing: Reaction = async ({ before, after }) => {
  if ((after ?? before)?.__typename !== 'OpenJob' || !hasChanged(before, after, DECIDING)) return;
  const concerned = [before?.organizationOpenJobsId, after?.organizationOpenJobsId].filter(Boolean);
  for (const id of new Set(concerned.map(String))) {
    const listKey = (await isListed(id, new Sources(), (after ?? before)?.pk))
      ? 'Organization'
      : 'Organization#hidden';
    await ignoreMissing(
      new UpdateCommand({
        TableName: env('CATALOG_TABLE'),
        Key: keyOf(Organization, id),
        UpdateExpression: 'SET listKey = :listKey',
        ConditionExpression: 'attribute_exists(pk) AND listKey <> :listKey',
        ExpressionAttributeValues: { ':listKey': listKey },
      }),
    );
  }
};
