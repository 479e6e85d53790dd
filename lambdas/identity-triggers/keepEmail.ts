import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { PostConfirmationTriggerEvent, PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { env } from '../lib/env';
import { itemAt } from '../lib/itemAt';
import { releaseEmail } from '../lib/releaseEmail';
import { tables } from '../lib/tables';

/**
 * Copies the verified address to the person's contact data when it differs: the API takes it from nowhere else
 * (decision T16). The user pool asks after a confirmation and before each token, and so tells of a changed address at
 * the next token, whoever changed it. Whose copy is from before their own change loses it.
 */
export async function keepEmail(
  event: PostConfirmationTriggerEvent | PreTokenGenerationTriggerEvent,
): Promise<void> {
  const { sub, email: given, email_verified: isVerified } = event.request.userAttributes;
  if (!sub || !given || isVerified !== 'true') return;
  const email = given.toLowerCase();
  const Key = { pk: `${sub}#desk`, sk: 'UserPrivate' };
  if ((await itemAt(env('TALENT_TABLE'), Key))?.email === email) return;
  const now = new Date().toISOString();
  await tables.send(
    new UpdateCommand({
      TableName: env('TALENT_TABLE'),
      Key,
      UpdateExpression:
        'SET email = :email, #sub = :sub, id = :sub, #type = :type, updatedAt = :now, ' +
        'createdAt = if_not_exists(createdAt, :now), #version = if_not_exists(#version, :one)',
      ExpressionAttributeNames: { '#sub': 'sub', '#type': '__typename', '#version': 'version' },
      ExpressionAttributeValues: {
        ':email': email,
        ':sub': sub,
        ':type': 'UserPrivate',
        ':now': now,
        ':one': 1,
      },
    }),
  );
  await releaseEmail(email, sub);
}
