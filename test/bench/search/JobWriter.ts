import { setTimeout as pause } from 'node:timers/promises';
import { BatchWriteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Action } from '../../../lambdas/index-search/Action';
import { openJobAdminDocument } from '../../../lambdas/index-search/documents/openJobAdminDocument';
import { openJobDocument } from '../../../lambdas/index-search/documents/openJobDocument';
import { writeActions } from '../../../lambdas/index-search/writeActions';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import { readJson } from '../../support/api/readJson';
import { seeded } from '../../support/seedData';
import { ulid } from '../../support/ulid';

/** The most jobs that are written to the table, whose stream writes them to the search index. */
const FOLLOWED = 2_000;

/** How many jobs were written, in how many seconds, to the table or directly to the search index. */
interface Written {
  jobs: number;
  seconds: number;
}

const DAY = 86_400_000;
const jobs = seeded('OpenJob').filter(({ isPublic, isDraft }) => isPublic && !isDraft);

/**
 * Generates the given number of public jobs for a benchmark. Their texts come from the seed data; their
 * numbers, pay and dates vary.
 */
function* manyJobs(count: number): Generator<Record<string, unknown>> {
  for (let number = 0; number < count; number++) {
    const job = jobs[number % jobs.length];
    const id = ulid();
    const at = new Date(Date.now() - ((number * 37) % 365) * DAY).toISOString();
    yield {
      ...job,
      ...{
        pk: id,
        sk: 'OpenJob',
        id,
        title: `${String(job?.title)}（${number}）`,
        isExcellent: number % 9 === 0,
      },
      ...{ minumumSalary: 200_000 + (number % 80) * 10_000, numberOfDayPerWeek: 1 + (number % 5) },
      ...{ createdAt: at, updatedAt: at, publishedAt: at },
    };
  }
}

/** Takes up to `count` of the next values of an iterator. Empty at its end. */
function take<Value>(values: Iterator<Value, unknown>, count: number): Value[] {
  const taken: Value[] = [];
  while (taken.length < count) {
    const { value, done } = values.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}

/**
 * Writes the search documents of many records directly to the indices, 100 records at a time, so that a
 * busy machine also answers each request within the limit of `signedFetch`. The caller has set
 * the environment of `index-search`.
 */
async function fillSearch<Value>(
  records: Iterator<Value, unknown>,
  actionsOf: (record: Value) => Action[],
): Promise<void> {
  for (let batch = take(records, 100); batch.length > 0; batch = take(records, 100)) {
    const [failure] = (await writeActions(batch.flatMap(actionsOf), Date.now(), (index) => [index])).values();
    if (failure) throw failure;
  }
}

/** Adds jobs to an empty stack: the first ones to the table, the others directly to the search index. */
export class JobWriter {
  private count = 0;
  private readonly jobs = manyJobs(Infinity);

  /**
   * @param engine the endpoint of the stack's search engine
   * @param table the name of the table of jobs
   */
  constructor(
    private readonly client: DynamoDBDocumentClient,
    private readonly engine: string,
    private readonly table: string,
  ) {}

  /** Adds jobs until there are `count`. Resolves when they can be found. */
  async growTo(count: number): Promise<{ followed: Written; direct: Written }> {
    const followed = await timed(() => this.follow(Math.min(FOLLOWED, count) - this.count));
    const direct = await timed(() => this.index(count - this.count));
    return { followed, direct };
  }

  /** Writes one more job to the table. Returns the milliseconds until it is found. */
  async change(): Promise<number> {
    const [job] = this.take(1);
    const began = performance.now();
    await this.client.send(new PutCommand({ TableName: this.table, Item: job }));
    while ((await this.ask(`open-jobs/_doc/${String(job?.id)}`))?.status !== 200) await pause(2);
    return performance.now() - began;
  }

  private async follow(count: number): Promise<number> {
    if (count <= 0) return 0;
    const left = this.take(count);
    const writer = async () => {
      for (let batch = left.splice(0, 25); batch.length > 0; batch = left.splice(0, 25))
        await this.client.send(
          new BatchWriteCommand({
            RequestItems: { [this.table]: batch.map((Item) => ({ PutRequest: { Item } })) },
          }),
        );
    };
    await Promise.all([writer(), writer(), writer(), writer()]);
    while ((await this.found()) < this.count) await pause(100);
    while ((await readJson<{ behind: boolean }[]>('/_local/streams')).some(({ behind }) => behind))
      await pause(250);
    return count;
  }

  private async index(count: number): Promise<number> {
    const added = Math.max(0, count);
    await fillSearch(this.take(added).values(), (item) => {
      const items = { job: item as StoredRow, mainJobs: [] };
      const id = String(item.id);
      return [
        { index: 'open-jobs', id, document: openJobDocument(items) },
        { index: 'open-jobs-admin', id, document: openJobAdminDocument(items) },
      ];
    });
    return added;
  }

  private take(count: number): Record<string, unknown>[] {
    this.count += count;
    return take(this.jobs, count);
  }

  private async found(): Promise<number> {
    const response = await this.ask('open-jobs-admin/_count');
    return response ? ((await response.json()) as { count: number }).count : 0;
  }

  /** Returns the engine's answer. Undefined if the connection, which may have been idle for long, was closed. */
  private ask(path: string): Promise<Response | undefined> {
    return fetch(`${this.engine}/${path}`).catch(() => undefined);
  }
}

async function timed(write: () => Promise<number>): Promise<Written> {
  const began = performance.now();
  const jobs = await write();
  return { jobs, seconds: (performance.now() - began) / 1000 };
}
