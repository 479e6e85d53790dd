import type { BundledEntity } from '../../model/BundledEntity';
import type { Table } from '../../model/Entity';
import { keyOf, type RecordKey, childrenPrefix, isIdOf } from '../../model/ids';
import { allItems } from '../lib/allItems';
import { collection } from '../lib/collection';
import { countRows } from '../lib/countRows';
import { indexed } from '../lib/indexed';
import type { StoredRow } from '../lib/StoredRow';
import { itemAt } from '../lib/itemAt';
import { tableName } from '../lib/tableName';
import { type Thread, readThread } from './readThread';
import { eachItem } from '../lib/eachItem';
import { env } from '../lib/env';

/** Returns the time of the first message that a member wrote in a conversation since a time; undefined without one. */
async function readFirstMessage(
  conversationId: string,
  author: string,
  since: string,
): Promise<string | undefined> {
  const rows = eachItem({
    TableName: env('CONVERSATION_TABLE'),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :message)',
    ExpressionAttributeValues: { ':pk': conversationId, ':message': 'Message#' },
    ConsistentRead: true,
  });
  for await (const { __typename, isEvent, authorId, createdAt } of rows)
    if (__typename === 'Message' && isEvent !== true && authorId === author && String(createdAt) >= since)
      return String(createdAt);
  return undefined;
}

/**
 * Reads the source records of derived values, and caches what it has read. Reads of tables are strongly
 * consistent, those of secondary indexes are not. Create a new instance for each comparison, so that it sees
 * the current records.
 */
export class Sources {
  private readonly read = new Map<string, Promise<unknown>>();

  item(table: Table, { pk, sk }: RecordKey): Promise<StoredRow | undefined> {
    return this.once(`item ${table} ${pk} ${sk}`, () => itemAt(tableName(table), { pk, sk }));
  }

  /** Returns the record of an entity with this id; undefined if it does not exist or the id is invalid. */
  async of(entity: BundledEntity, id: unknown): Promise<StoredRow | undefined> {
    if (typeof id !== 'string' || !isIdOf(entity, id)) return undefined;
    return this.item(entity.table, keyOf(entity, id));
  }

  children(entity: BundledEntity, parentId: string): Promise<StoredRow[]> {
    const { pk, sk } = childrenPrefix(entity, parentId);
    return this.once(`children ${entity.table} ${pk} ${sk}`, () =>
      collection(tableName(entity.table), pk, sk),
    );
  }

  partition(table: Table, pk: string): Promise<StoredRow[]> {
    return this.once(`partition ${table} ${pk}`, () => collection(tableName(table), pk));
  }

  /**
   * Returns a summary of a conversation's messages: the last message, and the number of unread messages of
   * each member.
   */
  thread(conversationId: string): Promise<Thread> {
    return this.once(`thread ${conversationId}`, () => readThread(conversationId));
  }

  /** Returns the time of the first message that a member wrote in a conversation since a time. */
  firstMessage(conversationId: string, author: string, since: string): Promise<string | undefined> {
    return this.once(`first ${conversationId} ${author} ${since}`, () =>
      readFirstMessage(conversationId, author, since),
    );
  }

  /**
   * Counts the records of one type that belong to a job or a benefit and have a certain value in an
   * attribute.
   * @param parentKey the parent's type and id, such as `OpenJob#<id>`
   * @param held the name of the attribute, and the value that it must have
   */
  count(parentKey: string, entity: string, held: readonly [string, unknown]): Promise<number> {
    return this.once(`count ${parentKey} ${entity} ${held.join()}`, () => countRows(parentKey, entity, held));
  }

  /**
   * Returns the records of one type that belong to a job or a benefit, or refer to a catalogue entry.
   * @param parentKey the parent's type and id, such as `OpenJob#<id>`
   * @param entity the record type, or what else their sort key in the index begins with, without the last `#`
   */
  below(parentKey: string, entity: string): Promise<StoredRow[]> {
    return this.once(`below ${parentKey} ${entity}`, () =>
      allItems({
        TableName: tableName('Talent'),
        IndexName: 'byParent',
        KeyConditionExpression: 'parentKey = :parent AND begins_with(parentSort, :entity)',
        ExpressionAttributeValues: { ':parent': parentKey, ':entity': `${entity}#` },
      }),
    );
  }

  jobsOf(organizationId: string): Promise<StoredRow[]> {
    return this.once(`jobs ${organizationId}`, () =>
      indexed(tableName('OpenJob'), 'byOrganization', 'organizationOpenJobsId', organizationId),
    );
  }

  private once<Read>(key: string, read: () => Promise<Read>): Promise<Read> {
    const known = this.read.get(key) as Promise<Read> | undefined;
    if (known) return known;
    const reading = read();
    this.read.set(key, reading);
    return reading;
  }
}
