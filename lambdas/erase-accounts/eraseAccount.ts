import { alertPartition } from '../../model/alerts/alertPartition';
import { audit } from '../lib/audit';
import { sessionEndRow } from '../../model/sessionEndRow';
import { collection } from '../lib/collection';
import { env } from './needs';
import type { DueAccount } from './DueAccount';
import { endUserCsvs } from './endUserCsvs';
import { removeFromCatalogue } from './removeFromCatalogue';
import { removeFromConversations } from './removeFromConversations';
import { removeFromJobs } from './removeFromJobs';
import { findRemains } from './findRemains';
import { endReminders } from './endReminders';
import { sealTerms } from './sealTerms';
import { deleteItems } from '../lib/deleteItems';
import { migrations } from '../migrate-data/migrations';
import { dataVersionKey } from '../migrate-data/dataVersionKey';
import { entities } from '../../model/entities';
import { indexed } from '../lib/indexed';
import { DELETED_USER_NAME } from '../lib/DELETED_USER_NAME';
import { updateItem } from './updateItem';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { tables } from '../lib/tables';
import { AdminDeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { userPool } from '../lib/userPool';
import { gracePeriod } from '../../model/gracePeriod';
import { DAYS_BACK } from './DAYS_BACK';
import { utcDay } from '../lib/utcDay';
import { DeleteObjectsCommand } from '@aws-sdk/client-s3';
import { bucket } from '../lib/files/bucket';
import { filesOf } from '../lib/files/filesOf';
import { FILE_PREFIXES } from './FILE_PREFIXES';
import { User } from '../../model/entities/User';
import { keyOf } from '../../model/ids';
import { itemAt } from '../lib/itemAt';

/** The names of a person whose account is being erased. Both lists are empty once the profile is deleted. */
interface Names {
  /** The names under which the person may appear in conversations. */
  signed: string[];
  /**
   * The full name in each of its spellings. A first or last name alone is not among them, because it can be
   * part of another person's name.
   */
  full: string[];
}

/**
 * Reads a person's names from their profile: those with which they sign (`signed`) and the spellings of the
 * full name (`full`). Both lists are empty if the profile has been deleted.
 */
async function readNames(sub: string): Promise<Names> {
  const user = await itemAt(env('TALENT_TABLE'), keyOf(User, sub));
  const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
  const [last, first] = [text(user?.lastName), text(user?.firstName)];
  const spelled = last && first ? [' ', '　', ''].map((space) => `${last}${space}${first}`) : [];
  const signed = [text(user?.displayName), text(user?.name)].filter(Boolean);
  return { signed, full: [...new Set([...spelled, text(user?.name)])].filter(Boolean) };
}

/** Deletes all files of a person from the bucket. */
async function eraseFiles(sub: string): Promise<void> {
  for await (const keys of filesOf(sub, FILE_PREFIXES)) {
    const Delete = { Objects: keys.map((Key) => ({ Key })) };
    await bucket.send(new DeleteObjectsCommand({ Bucket: env('FILES_BUCKET'), Delete }));
  }
}

const DAY = 86_400_000;
const DAYS_AHEAD = Math.ceil(gracePeriod / DAY) + 1;

/**
 * Deletes all deletion requests of an account. There can be several: a cancelled request is deleted only on
 * the day on which it was due, and the person can make a new one before that day.
 */
async function deleteRequests(sub: string, now = Date.now()): Promise<void> {
  const days = Array.from({ length: DAYS_BACK + DAYS_AHEAD + 1 }, (_, place) => DAYS_AHEAD - place);
  const dayIn = (count: number) => utcDay(now + count * DAY);
  await deleteItems(
    env('INSIGHT_TABLE'),
    days.map((day) => ({ pk: `Erase#${dayIn(day)}`, sk: sub })),
  );
}

/** Deletes a user from the Cognito user pool. Does nothing if the user does not exist. */
async function deletePoolUser(sub: string): Promise<void> {
  if (!(await userPool.find(sub))) return;
  await userPool.client.send(new AdminDeleteUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: sub }));
}

/**
 * Marks a person's profile as being erased. From then on the deletion request cannot be cancelled, and
 * handle-changes stores nothing more about the person. Returns false if the request was cancelled or replaced
 * by another one, so that the profile no longer contains it. Returns true if the profile is missing: an
 * earlier run deleted it and was then interrupted.
 */
async function beginErasure({ sub, requestedAt }: DueAccount): Promise<boolean> {
  try {
    await tables.send(
      new UpdateCommand({
        TableName: env('TALENT_TABLE'),
        Key: { pk: sub, sk: 'User' },
        UpdateExpression: 'SET erasureBeganAt = if_not_exists(erasureBeganAt, :now)',
        ConditionExpression: 'deletionRequestedAt = :asked',
        ExpressionAttributeValues: { ':asked': requestedAt, ':now': new Date().toISOString() },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return true;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return error.Item === undefined;
  }
}

/**
 * Replaces the author's name with 退会ユーザー in the texts that an erased person has written about others, and
 * removes the index key by which they are found. The texts are kept, because they belong to the other
 * people's records.
 */
async function anonymizeWritings(sub: string): Promise<void> {
  const TableName = env('TALENT_TABLE');
  for (const item of await indexed(TableName, 'byAuthor', 'authorKey', sub)) {
    if (item.pk === sub || item.pk === `${sub}#private`) continue;
    const author = entities.find(({ name }) => name === item.__typename)?.author;
    await updateItem(TableName, item, author?.name ? { [author.name]: DELETED_USER_NAME } : {}, [
      'authorKey',
    ]);
  }
}

async function erasePartition(table: string, pk: string): Promise<void> {
  await deleteItems(table, await collection(table, pk));
}

/**
 * Maximum number of passes of one erasure. A later pass finds what was written about the person during the
 * earlier one.
 */
const PASSES = 3;

/**
 * Runs one pass of the erasure. The user of the pool is deleted first, so that the person cannot sign in any
 * more. The person's own rows are deleted after everything that is found through them. Every step is
 * idempotent, so that an interrupted run can be repeated.
 */
async function erase(sub: string): Promise<void> {
  const [talents, insights] = [env('TALENT_TABLE'), env('INSIGHT_TABLE')];
  const { signed, full } = await readNames(sub);
  await deletePoolUser(sub);
  await removeFromJobs(sub, full);
  await anonymizeWritings(sub);
  await removeFromConversations(sub, signed);
  await removeFromCatalogue(sub);
  await erasePartition(insights, `Export#${sub}`);
  await erasePartition(insights, `UserNotice#${sub}`);
  await erasePartition(insights, alertPartition(sub));
  await erasePartition(insights, sessionEndRow(sub, 0).pk);
  await sealTerms(sub);
  await endReminders(sub);
  await erasePartition(talents, `${sub}#private`);
  await erasePartition(talents, `${sub}#staff`);
  await erasePartition(talents, sub);
  await eraseFiles(sub);
}

/**
 * Throws an error while rows may have former keys. The erasure would not find them there, and the migration would
 * later move them to the erased person's partition.
 */
async function assertMigrated(): Promise<void> {
  const newest = migrations.length;
  const stored = await itemAt(env('INSIGHT_TABLE'), dataVersionKey);
  const version = Number(stored?.version ?? newest);
  if (version < newest)
    throw new Error(`The data have version ${version} of ${newest}: they are being migrated`);
}

/** Returns for the log which documents are kept sealed, until when and why; undefined if there are none. */
async function describeSealed(sub: string): Promise<string | undefined> {
  const sealed = await collection(env('INSIGHT_TABLE'), `SealedTerms#${sub}`);
  if (sealed.length === 0) return undefined;
  const last = sealed.map(({ keptUntil }) => String(keptUntil)).reduce((a, b) => (a > b ? a : b));
  const deeds = sealed.flatMap(({ deliveries }) => (deliveries ?? []) as unknown[]).length;
  const log = deeds > 0 ? `と、書面の交付の記録${deeds}件` : '';
  return `承諾された条件書${sealed.length}通${log}を${last}まで封印して保管（契約の終了から7年、ハウスルール）`;
}

/**
 * Erases a person from the user pool, the files and all tables, and deletes the exports that can name them. The search
 * indices follow through the tables' streams. Returns false if the deletion request was cancelled before. The request
 * is deleted last, so that the next nightly run repeats an erasure that failed.
 * @throws Error if something about the person remains after the last pass
 */
export async function eraseAccount(account: DueAccount): Promise<boolean> {
  const { sub, requestedBy } = account;
  await assertMigrated();
  if (!(await beginErasure(account))) return false;
  let remains: string[] = [];
  for (let pass = 0; pass < PASSES; pass += 1) {
    await erase(sub);
    remains = await findRemains(sub);
    if (remains.length === 0) break;
  }
  if (remains.length > 0) throw new Error(`${remains.length} traces remain, the first is ${remains[0]}`);
  await endUserCsvs(sub);
  const detail = await describeSealed(sub);
  await audit({ actor: requestedBy, action: 'eraseAccount', subject: sub, ...(detail && { detail }) });
  await deleteRequests(sub);
  return true;
}
