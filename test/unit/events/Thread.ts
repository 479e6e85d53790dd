import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import type { Change } from '../../../lambdas/handle-changes/Change';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import { ulidPrefix } from '../../../lambdas/lib/ulidPrefix';

const $metadata = {};
const CONVERSATION = 'c';
const READER = 'talent';

/**
 * A stub of the Conversation table that contains one conversation with the rows of one reader. Times are in
 * milliseconds since the conversation began.
 */
export class Thread {
  transactions = 0;
  /** A callback that runs before each query, so that a test can simulate concurrent changes. */
  onQuery: () => void = () => undefined;
  /** A callback that runs before each transaction. */
  onTransaction: () => void = () => undefined;
  readonly member: StoredRow;
  private readonly rows = new Map<string, StoredRow>();
  private readonly client = mockClient(DynamoDBDocumentClient);

  constructor(private readonly beginning = Date.now() - 1_000_000) {
    process.env.CONVERSATION_TABLE = 'Conversation';
    this.member = {
      ...{ pk: CONVERSATION, sk: `UserConversations#${READER}`, __typename: 'UserConversations' },
      ...{ conversationId: CONVERSATION, userId: READER, unreadCount: 0, lastMessageAt: '' },
    };
    this.client.on(GetCommand).callsFake(() => ({ Item: { ...this.member } }));
    this.client.on(QueryCommand).callsFake(() => {
      this.onQuery();
      return { Items: [...this.rows.values()].sort((a, b) => (a.sk < b.sk ? 1 : -1)) };
    });
    this.client.on(TransactWriteCommand).callsFake(({ TransactItems }) => this.mark(TransactItems));
    this.client.on(UpdateCommand).callsFake(({ ExpressionAttributeValues: values }) => {
      const { unreadCount, lastMessageAt, readTo } = this.member;
      const now = { ':count': unreadCount, ':last': lastMessageAt, ':read': readTo };
      if (Object.entries(now).some(([name, value]) => values[name] !== value))
        throw new ConditionalCheckFailedException({ message: '', $metadata });
      this.member.unreadCount = values[':counted'];
      return {};
    });
  }

  /**
   * Stores the unread row of the reader for a message that was written at the time `at`, and updates the
   * reader's member row. Returns the sort key of the unread row.
   */
  store(at: number, number = 0): string {
    const createdAt = this.time(at);
    const ulid = `${ulidPrefix(Date.parse(createdAt))}${String(number).padStart(16, '0')}`;
    const sk = `Message#${ulid}#MessageRead#${READER}`;
    const messageId = `${CONVERSATION}.${ulid}`;
    const line = `Message#${ulid}`;
    this.rows.set(line, { pk: CONVERSATION, sk: line, __typename: 'Message', id: messageId, createdAt });
    this.rows.set(sk, {
      ...{ pk: CONVERSATION, sk, __typename: 'MessageRead', messageId, createdAt, read: false },
      userKey: `${READER}#unread`,
    });
    this.member.unreadCount = Number(this.member.unreadCount) + 1;
    this.member.lastMessageAt = createdAt;
    return sk;
  }

  /**
   * Moves the reader's position to the time `at`, as the resolvers do. Returns the change that the stream then
   * delivers.
   * @param count the unread count that the resolver stores; by default that of the unread rows after the position
   */
  readTo(at: number, count?: number): Change {
    const before = { ...this.member };
    const readTo = this.time(at);
    const later = this.unread().filter(({ createdAt }) => String(createdAt) > readTo).length;
    Object.assign(this.member, { unreadCount: count ?? later, readTo });
    return { before, after: { ...this.member } };
  }

  /** Returns the rows of the messages that the reader has not read, oldest first. */
  unread(): StoredRow[] {
    return [...this.rows.values()].filter(({ userKey }) => userKey).sort((a, b) => (a.sk < b.sk ? -1 : 1));
  }

  row(sk: string): StoredRow | undefined {
    return this.rows.get(sk);
  }

  remove(sk: string): void {
    this.rows.delete(sk);
  }

  restore(): void {
    this.client.restore();
  }

  private time(at: number): string {
    return new Date(this.beginning + at).toISOString();
  }

  private mark(items: { Update: { Key: { sk: string }; UpdateExpression: string } }[]): object {
    this.transactions += 1;
    this.onTransaction();
    if (items.length > 100) throw new Error('a transaction of more than 100 items');
    const CancellationReasons = items.map(({ Update: { Key } }) =>
      this.rows.get(Key.sk)?.userKey ? { Code: 'None' } : { Code: 'ConditionalCheckFailed' },
    );
    if (CancellationReasons.some(({ Code }) => Code !== 'None'))
      throw new TransactionCanceledException({ message: '', $metadata, CancellationReasons });
    for (const { Update } of items) {
      const row = this.rows.get(Update.Key.sk);
      Object.assign(row ?? {}, { read: true, userKey: undefined });
      if (Update.UpdateExpression.includes('isReadInBulk')) Object.assign(row ?? {}, { isReadInBulk: true });
    }
    return {};
  }
}
