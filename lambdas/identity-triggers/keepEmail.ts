import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { env } from '../lib/env';
import { tables } from '../lib/tables';

/** The verified address goes to the person's contact row: the API takes it from nowhere else (decision T16). */
export async function keepEmail(event: PostConfirmationTriggerEvent): Promise<void> {
  const { sub, email } = event.request.userAttributes;
  if (!sub || !email) return;
  const now = new Date().toISOString();
  await tables.send(
    new UpdateCommand({
      TableName: env('TALENT_TABLE'),
      Key: { pk: `${sub}#desk`, sk: 'UserPrivate' },
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
}
