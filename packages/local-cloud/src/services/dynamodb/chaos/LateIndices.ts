import { setTimeout as pause } from 'node:timers/promises';
import type { EngineApi } from '../EngineApi';
import { type Item, writtenKeys } from './writtenKeys';

interface KeyPart {
  AttributeName: string;
  KeyType: 'HASH' | 'RANGE';
}

interface Shape {
  keys: string[];
  /**
   * Partition key of each secondary index, by the index's name, and whether the index contains all
   * attributes.
   */
  indices: Map<string, { partition: string; hasAll: boolean }>;
}

interface Description {
  KeySchema: KeyPart[];
  GlobalSecondaryIndexes?: {
    IndexName: string;
    KeySchema: KeyPart[];
    Projection: { ProjectionType: string };
  }[];
}

/** A write that the secondary indices do not show until the time `until`. */
interface LateWrite {
  /** The item before the write; null if there was none. */
  before: Item | null;
  until: number;
}

/** The shortest and the longest delay, in milliseconds, with which a secondary index shows a write. */
const shortest = 150;
const longest = 500;

/**
 * Simulates that DynamoDB updates secondary indices with a delay. Until the delay of a write is over, a read
 * of an index leaves out an item that the write has added to the index. An item that the write has changed is
 * returned as it was before. Two effects of a write have no delay: an item that it removes from an index is
 * left out immediately, and a read that has a filter or returns only some attributes gives the new values.
 */
export class LateIndices {
  private readonly shapes = new Map<string, Promise<Shape>>();
  private readonly late = new Map<string, LateWrite>();

  constructor(
    private readonly engine: EngineApi,
    private readonly draw: () => number,
  ) {}

  /**
   * Stores the current state of the items that a request is about to write. Call it before the request is
   * sent.
   */
  async remember(action: string, input: Record<string, unknown>): Promise<void> {
    await Promise.all(writtenKeys(action, input).map(({ table, key }) => this.rememberOne(table, key)));
  }

  /** Returns DynamoDB's response to a query or scan of an index as it would be without the delayed writes. */
  async withoutLate<Answer extends { Items?: Item[]; Count?: number }>(
    input: {
      TableName?: string;
      IndexName?: string;
      FilterExpression?: string;
      ProjectionExpression?: string;
    },
    answer: Answer,
  ): Promise<Answer> {
    const { TableName = '', IndexName, FilterExpression, ProjectionExpression } = input;
    if (!IndexName || !answer.Items) return answer;
    const { keys, indices } = await this.shape(TableName);
    const index = indices.get(IndexName);
    const isWhole = index?.hasAll && !FilterExpression && !ProjectionExpression;
    const Items = answer.Items.flatMap((item) => {
      const write = this.late.get(this.name(TableName, keys, item));
      if (!write || write.until < Date.now()) return [item];
      const { before } = write;
      const wasThere =
        before && index && JSON.stringify(before[index.partition]) === JSON.stringify(item[index.partition]);
      if (!wasThere) return [];
      return [isWhole ? before : item];
    });
    return { ...answer, Items, Count: Items.length };
  }

  /** Resolves when the delays of the writes so far are over. */
  async settled(): Promise<void> {
    const last = Math.max(0, ...[...this.late.values()].map(({ until }) => until));
    if (last > Date.now()) await pause(last - Date.now() + 1);
    this.late.clear();
  }

  private name(table: string, keys: readonly string[], item: Item): string {
    return JSON.stringify([table, ...keys.map((key) => item[key])]);
  }

  private async rememberOne(table: string, written: Item): Promise<void> {
    const { keys, indices } = await this.shape(table);
    if (indices.size === 0) return;
    const Key = Object.fromEntries(keys.map((key) => [key, written[key]]));
    const name = this.name(table, keys, Key);
    const until = Date.now() + shortest + this.draw() * (longest - shortest);
    const known = this.late.get(name);
    if (known && known.until > Date.now()) return void (known.until = Math.max(known.until, until));
    const input = { TableName: table, Key, ConsistentRead: true };
    const { Item: before = null } = await this.engine.call<{ Item?: Item }>('GetItem', input);
    this.late.set(name, { before, until });
  }

  private shape(table: string): Promise<Shape> {
    const known = this.shapes.get(table);
    if (known) return known;
    const reading = this.readShape(table);
    this.shapes.set(table, reading);
    reading.catch(() => this.shapes.delete(table));
    return reading;
  }

  private async readShape(TableName: string): Promise<Shape> {
    const { Table } = await this.engine.call<{ Table: Description }>('DescribeTable', { TableName });
    const indices = (Table.GlobalSecondaryIndexes ?? []).map(({ IndexName, KeySchema, Projection }) => {
      const partition = KeySchema.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName ?? '';
      return [IndexName, { partition, hasAll: Projection.ProjectionType === 'ALL' }] as const;
    });
    return { keys: Table.KeySchema.map(({ AttributeName }) => AttributeName), indices: new Map(indices) };
  }
}
