import { DeleteCommand, type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Person } from '../api/Person';
import { type Document, query } from '../api/query';
import { aJob } from './aJob';
import { graphql } from '../graphql';

const documents = {
  keep: graphql(`
    mutation Keep($input: CreateUserFavoriteOpenJobsInput!) {
      createUserFavoriteOpenJobs(input: $input) {
        id
      }
    }
  `),
  change: graphql(`
    mutation Change($input: UpdateUserFavoriteOpenJobsInput!) {
      updateUserFavoriteOpenJobs(input: $input) {
        id
      }
    }
  `),
  rename: graphql(`
    mutation Rename($input: UpdateUserInput!) {
      updateUser(input: $input) {
        id
      }
    }
  `),
};

/**
 * The records that the writers change. Jobs are changed directly in the table. Through the API, only
 * administrators could change them, and the API limits how many calls a person makes per minute.
 */
interface World {
  people: readonly Person[];
  jobs: readonly string[];
  client: DynamoDBDocumentClient;
  table: string;
}

/**
 * Writes to the stack as if many people did so at the same time. People save jobs as keeps, remove keeps and
 * change their names; jobs are changed, deleted and restored.
 */
export class Writers {
  /** The error messages of all writes that failed. */
  readonly failures: string[] = [];
  private readonly kept = new Map<string, boolean>();

  constructor(private readonly world: World) {}

  /**
   * Makes `amount` writes, up to `writers` of them at the same time. Writes to the same job or to the same
   * keep are made one after another.
   */
  async write(amount: number, writers = 16): Promise<void> {
    const lanes = Array.from({ length: writers }, async (_, lane) => {
      for (let number = lane; number < amount; number += writers) await this.one(number, lane, writers);
    });
    await Promise.all(lanes);
  }

  private async one(number: number, lane: number, lanes: number): Promise<void> {
    const { people, jobs } = this.world;
    const turn = Math.floor(number / lanes);
    const own = jobs.filter((_, index) => index % lanes === lane);
    const job = own[turn % own.length] ?? '';
    const person = people[Math.floor(turn / own.length) % people.length];
    if (!person) return;
    if (turn % 10 === 9) return this.changeJob(job, number);
    if (turn % 20 === 8)
      return this.send(documents.rename, { sub: person.sub, displayName: `名前${number}` }, person);
    const place = `${person.sub}.${job}`;
    const isFavorite = !this.kept.get(place);
    const isNew = !this.kept.has(place);
    this.kept.set(place, isFavorite);
    if (isNew) return this.send(documents.keep, { userID: person.sub, openJobID: job }, person);
    return this.send(documents.change, { id: place, isFavorite }, person);
  }

  private async changeJob(id: string, number: number): Promise<void> {
    const { client, table: TableName } = this.world;
    const isRemoved = number % 7 === 0;
    const change = isRemoved
      ? client.send(new DeleteCommand({ TableName, Key: { pk: id, sk: 'OpenJob' } }))
      : client.send(new PutCommand({ TableName, Item: aJob(id, { title: `変わった題 ${number}` }) }));
    await change.catch((error: unknown) => this.failures.push(String(error)));
    // The next keep needs this job.
    if (isRemoved)
      await client.send(new PutCommand({ TableName, Item: aJob(id, { title: `戻った題 ${number}` }) }));
  }

  private async send(document: Document, input: object, person: Person): Promise<void> {
    const { errors } = await query(document, { input }, person);
    this.failures.push(...errors.map(({ message, errorType }) => `${errorType}: ${message}`));
  }
}
