import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { keyOf } from '../../model/ids';
import { env } from './needs';
import { ignoreMissing } from '../lib/ignoreMissing';

/**
 * Adds a person to the `consultantIds` of a job, which resolvers check the rights of consultants by, or removes
 * them from it. Does nothing if the job does not exist.
 */
export function listConsultant(openJobId: string, sub: string, isConsultant: boolean): Promise<void> {
  return ignoreMissing(
    new UpdateCommand({
      TableName: env('OPEN_JOB_TABLE'),
      Key: keyOf(OpenJob, openJobId),
      UpdateExpression: `${isConsultant ? 'ADD' : 'DELETE'} consultantIds :person`,
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':person': new Set([sub]) },
    }),
  );
}
