import { timingSafeEqual } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { LambdaFunctionURLEvent, LambdaFunctionURLResult } from 'aws-lambda';
import { alertEndKey } from '../../model/alerts/alertEndKey';
import { JobAlert } from '../../model/entities/JobAlert';
import { isIdOf, keyOf } from '../../model/ids';
import { mailLanguage } from '../../model/mailLanguage';
import { itemAt } from '../lib/itemAt';
import { logger } from '../lib/logger';
import { tables } from '../lib/tables';
import { env } from './needs';
import { renderPage } from './renderPage';

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Pauses an alert if the token is that of its mails. Returns whether it is; an alert that is gone counts as ended. */
async function end(alertId: string, token: string): Promise<boolean> {
  if (!isIdOf(JobAlert, alertId)) return false;
  const row = await itemAt(env('INSIGHT_TABLE'), alertEndKey(alertId));
  if (!row || !isSame(String(row.token), token)) return false;
  try {
    await tables.send(
      new UpdateCommand({
        TableName: env('TALENT_TABLE'),
        Key: keyOf(JobAlert, alertId),
        UpdateExpression: 'SET isPaused = :true, updatedAt = :now ADD version :one',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':true': true, ':now': new Date().toISOString(), ':one': 1 },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
  logger.info('the mails of a job alert were ended from one of them');
  return true;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/**
 * Answers the links with which mails of alerts are ended (`/alerts/<language>/<alert>/<token>`), without a sign-in. GET
 * shows a page with a button and changes nothing, because mail scanners open links. POST ends the mails: from that button,
 * or from the one of mail programs (RFC 8058).
 */
export async function handler({
  rawPath,
  requestContext,
}: Pick<LambdaFunctionURLEvent, 'rawPath' | 'requestContext'>): Promise<LambdaFunctionURLResult> {
  const [, , code = '', alertId = '', token = ''] = rawPath.split('/').map(decode);
  const language = mailLanguage(code);
  const isEnd = requestContext.http.method === 'POST';
  const state = isEnd ? ((await end(alertId, token)) ? 'done' : 'unknown') : 'ask';
  return {
    statusCode: state === 'unknown' ? 404 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    },
    body: renderPage(state, language),
  };
}
