import { createHmac } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { isStorableTerm } from '../../model/search/isStorableTerm';
import { normalizeTerm } from '../../model/search/normalizeTerm';
import { counterKey } from '../lib/insights/counterKey';
import { japanDay } from '../../model/japanDay';
import { tables } from '../lib/tables';
import { addOnce } from './addOnce';
import { env } from './needs';
import { readDayKey } from './readDayKey';
import { cutText } from '../../model/cutText';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { searchInVainKey } from '../../model/search/searchInVainKey';

const DAYS_90 = 90 * 86_400;

/** Stores for 90 days how many people searched for a term in vain on a day. A smaller number does not replace a larger. */
async function storeTerm(day: string, term: string, people: number): Promise<void> {
  try {
    await tables.send(
      new UpdateCommand({
        TableName: env('INSIGHT_TABLE'),
        Key: searchInVainKey(day, term),
        UpdateExpression: 'SET #term = :term, #day = :day, people = :people, expiresAt = :end',
        ConditionExpression: 'attribute_not_exists(people) OR people < :people',
        ExpressionAttributeNames: { '#term': 'term', '#day': 'day' },
        ExpressionAttributeValues: {
          ':term': term,
          ':day': day,
          ':people': people,
          ':end': Math.floor(Date.now() / 1000) + DAYS_90,
        },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

/**
 * A search that found nothing after the person had finished typing (the web app then sets the argument
 * `settled`).
 */
interface EmptySearch {
  /**
   * The caller's sub, or the IP address of a guest, because a script can create any number of guest
   * identities.
   */
  caller: string;
  /** The search text as it was typed. */
  text: string;
}

/** The maximum number of searches that are counted for one caller on one day, so that nobody can dominate the figures. */
const MOST_OF_CALLER = 30;

/**
 * The maximum number of people that are counted for one term on one day. Without a maximum, the set of their
 * hashes could exceed the 400 KB of a DynamoDB item.
 */
const MOST_OF_TERM = 2000;

/**
 * The number of people who must have searched for a term on one day before the term is stored as readable
 * text.
 */
const LEAST_PEOPLE = 5;

/** Maximum number of characters of a term. Further characters are cut off. */
const LONGEST = 100;

/**
 * Counts a search without result: once for each caller, term and day (in Japan). Callers and terms are stored as hashes
 * with a key that is replaced on the next day. The term itself is stored when five people have searched for it on one
 * day and it does not look like personal data.
 */
export async function handler({ caller, text }: EmptySearch): Promise<void> {
  const day = japanDay(Date.now());
  const secret = await readDayKey(day);
  const hash = (value: string) => createHmac('sha256', secret).update(value).digest('base64url');
  const term = cutText(normalizeTerm(text), LONGEST);
  const [callerHash, termHash] = [hash(`caller ${caller}`), hash(`term ${term}`)];
  const ofCaller = await addOnce({ pk: `Once#vain#${callerHash}`, sk: day }, termHash, MOST_OF_CALLER);
  if (ofCaller === undefined) return;
  await tables.send(
    new UpdateCommand({
      TableName: env('INSIGHT_TABLE'),
      Key: counterKey('SEARCHES_WITHOUT_RESULT', day),
      UpdateExpression: 'ADD #value :one, events :one',
      ExpressionAttributeNames: { '#value': 'value' },
      ExpressionAttributeValues: { ':one': 1 },
    }),
  );
  if (!isStorableTerm(term)) return;
  const people = await addOnce({ pk: `Once#vainTerm#${termHash}`, sk: day }, callerHash, MOST_OF_TERM);
  if (people !== undefined && people >= LEAST_PEOPLE) await storeTerm(day, term, people);
}
