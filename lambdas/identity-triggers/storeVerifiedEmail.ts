import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { PostConfirmationTriggerEvent, PreTokenGenerationTriggerEvent } from 'aws-lambda';
import { mailLanguage } from '../../model/mailLanguage';
import { env } from './needs';
import { queueSecurityNotice } from './queueSecurityNotice';
import { itemAt } from '../lib/itemAt';
import { releaseEmail } from '../lib/releaseEmail';
import { tables } from '../lib/tables';

/**
 * Stores a person's verified email in their UserPrivate row, and creates the row if it is missing. The user
 * pool triggers this before it issues tokens, so a changed email is stored with the next token. The API reads
 * the email only from this row (decision T16), and refuses callers who have no such row. The same email in
 * other people's rows is outdated and is removed. The
 * former address gets a mail about the change. The attribute `hasSignedIn` shows that the pool once had
 * this user; the nightly erasure depends on it. Resolves to whether the
 * person has agreed to the terms, which the same row says.
 */
export async function storeVerifiedEmail(
  event: PostConfirmationTriggerEvent | PreTokenGenerationTriggerEvent,
): Promise<boolean> {
  const { sub, email: given, email_verified: isVerified, locale } = event.request.userAttributes;
  if (!sub) return false;
  const email = given && isVerified === 'true' ? given.toLowerCase() : undefined;
  const Key = { pk: `${sub}#private`, sk: 'UserPrivate' };
  const row = await itemAt(env('TALENT_TABLE'), Key);
  const hasAgreed = row?.agreedTermsAt !== undefined;
  if (row?.hasSignedIn && (!email || row.email === email)) return hasAgreed;
  if (row?.email && email && row.email !== email)
    await queueSecurityNotice({
      ...{ security: 'EMAIL_CHANGED', userId: sub, to: String(row.email), language: mailLanguage(locale) },
      ...{ name: String(row.name ?? ''), mark: String(row.updatedAt) },
    });
  const now = new Date().toISOString();
  await tables.send(
    new UpdateCommand({
      TableName: env('TALENT_TABLE'),
      Key,
      UpdateExpression:
        'SET #sub = :sub, id = :sub, #type = :type, updatedAt = :now, hasSignedIn = :true, ' +
        'createdAt = if_not_exists(createdAt, :now), #version = if_not_exists(#version, :one)' +
        (email ? ', email = :email' : ''),
      ExpressionAttributeNames: { '#sub': 'sub', '#type': '__typename', '#version': 'version' },
      ExpressionAttributeValues: {
        ':email': email,
        ':sub': sub,
        ':type': 'UserPrivate',
        ':now': now,
        ':one': 1,
        ':true': true,
      },
    }),
  );
  if (email) await releaseEmail(email, sub);
  return hasAgreed;
}
