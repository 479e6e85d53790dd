import { dynamodbModule } from './dynamodb/dynamodbModule';
import { notEmulated } from './notEmulated';

function unavailable(module: string, names: string[]) {
  return Object.fromEntries(names.map((name) => [name, notEmulated(`${name} of ${module}`)]));
}

const RDS = '@aws-appsync/utils/rds';
const AI = '@aws-appsync/utils/ai';

/**
 * The modules that a resolver may import in addition to `@aws-appsync/utils`: a map from a module's name to
 * its exports. Functions that are not emulated throw an error when they are called.
 */
export const importable: Record<string, Record<string, unknown>> = {
  '@aws-appsync/utils/dynamodb': dynamodbModule,
  [RDS]: unavailable(RDS, [
    'select',
    'insert',
    'update',
    'remove',
    'sql',
    'createPgStatement',
    'createMySQLStatement',
    'toJsonObject',
    'typeHint',
    'agg',
  ]),
  [AI]: unavailable(AI, ['invokeModel', 'converse']),
};
