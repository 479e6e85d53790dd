import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { type Stage, stages } from '../../model/stages';
import { answerDeployment } from '../lib/answerDeployment';
import { bucket } from '../lib/files/bucket';
import { readEnvironment } from './lib/readEnvironment';
import { SeedDay } from './lib/SeedDay';
import { countRecords, type RecordCount } from './countRecords';
import { seedConcepts } from './concepts/seedConcepts';
import { seedCatalogues } from './seedCatalogues';
import { seedDemo } from './seedDemo';

interface SeedRequest {
  /**
   * Whether to add the catalogues: prefectures, occupations, skill categories, skills and skill tags. Every
   * stage accepts them.
   */
  catalogues?: boolean;
  /**
   * Whether to add the demo data: test users, organizations, jobs, talents and their activity. Only stages
   * with `takesDemoData` in `model/stages` accept them.
   */
  demo?: boolean;
  /** Whether to count the records instead of adding any. */
  count?: boolean;
}

interface SeedAnswer {
  /** The number of catalogue entries that were missing and have been added. */
  catalogues: number;
  /** The number of demo records that were written, by type. */
  demo: Record<string, number>;
}

const cognito = new CognitoIdentityProviderClient();
const dynamodb = DynamoDBDocumentClient.from(new DynamoDBClient(), {
  marshallOptions: { removeUndefinedValues: true },
});

/**
 * Adds missing catalogue entries, and stores the concepts of searches, as a step of the deployment. When the stack is
 * deleted, they stay.
 */
async function deploy(event: CloudFormationCustomResourceEvent): Promise<void> {
  try {
    if (event.RequestType !== 'Delete') {
      const { tables } = readEnvironment();
      await seedCatalogues(dynamodb, tables);
      await seedConcepts(dynamodb, tables.Catalog);
    }
  } catch (error) {
    await answerDeployment(event, String(error));
    throw error;
  }
  await answerDeployment(event);
}

/**
 * Fills the tables or counts their records. On request it adds catalogues and demo data; as a step of the
 * deployment it adds only catalogues. It can be repeated: demo records have the same keys each time and are
 * replaced, and existing catalogue entries are not changed. A request with `count` only counts the records.
 * @throws Error when a request asks for demo data or for a count on a stage that refuses demo data
 */
export async function handler(
  request: SeedRequest | CloudFormationCustomResourceEvent,
): Promise<SeedAnswer | RecordCount[] | void> {
  if ('RequestType' in request) return deploy(request);
  const environment = readEnvironment();
  if ((request.demo || request.count) && !stages[environment.stage as Stage]?.takesDemoData) {
    throw new Error(`Demo data are refused on stage ${environment.stage}.`);
  }
  if (request.count) return countRecords(dynamodb, environment.tables);
  const catalogues = request.catalogues ? await seedCatalogues(dynamodb, environment.tables) : 0;
  if (request.catalogues) await seedConcepts(dynamodb, environment.tables.Catalog);
  const demo = request.demo
    ? await seedDemo({ cognito, dynamodb, bucket }, environment, new SeedDay(new Date()))
    : {};
  return { catalogues, demo };
}
