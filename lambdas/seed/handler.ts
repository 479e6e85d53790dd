import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Stage, stages } from '../../model/stages';
import { readEnvironment } from './lib/readEnvironment';
import { SeedDay } from './lib/SeedDay';
import { seedCatalogues } from './seedCatalogues';
import { seedDemo } from './seedDemo';

interface SeedRequest {
  /** The reference catalogues: prefectures, work categories, skills and tags. For every stage. */
  catalogues?: boolean;
  /** Test users, organizations, jobs, talents and their activity. Only on stages that accept demo data. */
  demo?: boolean;
}

interface SeedAnswer {
  /** How many missing catalogue entries were added. */
  catalogues: number;
  /** Demo records written, by type. */
  demo: Record<string, number>;
}

const cognito = new CognitoIdentityProviderClient();
const dynamodb = DynamoDBDocumentClient.from(new DynamoDBClient(), {
  marshallOptions: { removeUndefinedValues: true },
});

/** Fills the tables. Safe to repeat: demo records keep their keys, and existing catalogue entries stay as they are. */
export async function handler(request: SeedRequest): Promise<SeedAnswer> {
  const environment = readEnvironment();
  if (request.demo && !stages[environment.stage as Stage]?.takesDemoData) {
    throw new Error(`Demo data is refused on stage ${environment.stage}.`);
  }
  const catalogues = request.catalogues ? await seedCatalogues(dynamodb, environment.tables) : 0;
  const demo = request.demo
    ? await seedDemo({ cognito, dynamodb }, environment, new SeedDay(new Date()))
    : {};
  return { catalogues, demo };
}
