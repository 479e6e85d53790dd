import { dirname, join } from 'node:path';
import type { Table } from '../../model/Entity';
import { type FunctionNeeds, variablesOf } from '../../model/FunctionNeeds';
import { functionVariables } from '../../model/functionVariables';

/** The texts of a function's source files, by path. */
type Sources = ReadonlyMap<string, string>;

/**
 * What the code of a Lambda function uses (tables, rights, variables), each with the first file that uses it.
 */
type Uses = Map<string, string>;

/** Environment variables that only tests set, to shorten a Lambda function's waiting times. */
const OVERRIDES = ['PACKAGE_PAUSE_MS'];

/**
 * IAM rights, by Lambda function, that the function needs although its own code does not use them: AWS uses
 * them on behalf of the function.
 */
const USED_BY_AWS: Readonly<Record<string, readonly string[]>> = {
  'manage-search': ['s3:GetObject'], // CreatePackage reads the file with its caller's rights
};

const FILE_OPERATIONS: Readonly<Record<string, readonly string[]>> = {
  AbortMultipartUpload: ['AbortMultipartUpload'],
  CompleteMultipartUpload: ['PutObject'],
  CopyObject: ['GetObject', 'PutObject'],
  CreateMultipartUpload: ['PutObject'],
  DeleteObject: ['DeleteObject'],
  DeleteObjects: ['DeleteObject'],
  GetObject: ['GetObject'],
  HeadObject: ['GetObject'],
  ListObjectsV2: ['ListBucket'],
  PutObject: ['PutObject'],
  UploadPart: ['PutObject'],
};

const tableVariables: readonly string[] = Object.values(functionVariables.tables);

/** Returns the AWS operations of an SDK client whose commands or paginators a source text imports. */
function operationsOf(text: string, client: string): string[] {
  const imports = text.matchAll(
    new RegExp(String.raw`import (?!type\b)\{([^}]*)\} from '@aws-sdk/${client}'`, 'g'),
  );
  return [...imports].flatMap(([, names = '']) =>
    [...names.matchAll(/\b(?:paginate(\w+)|(\w+)Command)\b/g)].map(([, paged, sent]) => paged ?? sent ?? ''),
  );
}

/** Returns whether a source file chooses the DynamoDB table at run time. Such a file may use any table. */
const isAnyTable = (text: string): boolean => /\btableName\(|\bTableName: tables[.[]/.test(text);

function variablesIn(path: string, text: string): string[] {
  if (path === 'lambdas/lib/tableName.ts') return [...tableVariables];
  const read = text.matchAll(/\benv\('(\w+)'\)|\bprocess\.env\.(\w+)/g);
  return [...read]
    .map(([, named, direct]) => named ?? direct ?? '')
    .filter((name) => !name.startsWith('AWS_') && !OVERRIDES.includes(name));
}

/** Returns the secrets that a source file reads. */
const secretsIn = (text: string): string[] =>
  [...text.matchAll(/\breadSecret\('(\w+)'\)/g)].map(([, name = '']) => `the secret ${name}`);

function fileOperationsIn(text: string): string[] {
  const signed = /\bcreatePresignedPost\(/.test(text) ? ['PutObject'] : [];
  const sent = operationsOf(text, 'client-s3').flatMap((name) => FILE_OPERATIONS[name] ?? [name]);
  const called = [...text.matchAll(/\bcallBucket\('(\w+)'/g)].map(([, name = '']) => name);
  return [...signed, ...sent, ...called];
}

const writesTables = (text: string): boolean =>
  ['lib-dynamodb', 'client-dynamodb'].some((client) =>
    operationsOf(text, client).some((name) => /^(Put|Update|Delete|TransactWrite|BatchWrite)/.test(name)),
  );

const tablesIn = (path: string, text: string): string[] =>
  variablesIn(path, text).filter((name) => tableVariables.includes(name));

/**
 * Returns whether a source file may write to DynamoDB tables: it writes itself, or it imports a file that
 * does and to which it may pass a table's name.
 */
function mayWrite(path: string, text: string, sources: Sources): boolean {
  const imported = [...text.matchAll(/ from '(\.[^']+)'/g)].map(([, to = '']) =>
    join(dirname(path), `${to}.ts`),
  );
  return writesTables(text) || imported.some((each) => writesTables(sources.get(each) ?? ''));
}

/** Returns the DynamoDB tables that are named in those source files of a function that may write to a table. */
function writableTables(sources: Sources): Set<string> {
  const files = [...sources].filter(([path, text]) => mayWrite(path, text, sources));
  return new Set(files.flatMap(([path, text]) => (isAnyTable(text) ? tableVariables : tablesIn(path, text))));
}

/**
 * Returns the DynamoDB table that a source file writes to. Undefined if the file does not write, or names
 * none or several tables.
 */
function writtenTable(path: string, text: string): string | undefined {
  const [table, ...others] = new Set(tablesIn(path, text));
  return others.length === 0 && writesTables(text) ? table : undefined;
}

function usesOf(sources: Sources): Uses {
  const uses: Uses = new Map();
  const add = (path: string, names: readonly string[]) => {
    for (const name of names) if (!uses.has(name)) uses.set(name, path);
  };
  for (const [path, text] of sources) {
    const written = writtenTable(path, text);
    add(path, variablesIn(path, text));
    add(path, secretsIn(text));
    add(path, written ? [`a write to ${written}`] : []);
    add(
      path,
      operationsOf(text, 'client-cognito-identity-provider').map((name) => `cognito-idp:${name}`),
    );
    add(
      path,
      fileOperationsIn(text).map((name) => `s3:${name}`),
    );
    add(
      path,
      operationsOf(text, 'client-sqs').map((name) => `sqs:${name}`),
    );
    add(
      path,
      operationsOf(text, 'client-ses').map((name) => `ses:${name}`),
    );
  }
  return uses;
}

/** Returns the tables, rights and variables that a Lambda function's needs declare, named as in `Uses`. */
function declaredUses(needs: FunctionNeeds): Set<string> {
  const written = Object.entries(needs.tables ?? {}).filter(([, access]) => access === 'readWrite');
  return new Set([
    ...variablesOf(needs),
    ...written.map(([table]) => `a write to ${functionVariables.tables[table as Table]}`),
    ...(needs.userPool ?? []).map((name) => `cognito-idp:${name}`),
    ...Object.values(needs.files ?? {}).flatMap((names) => names.map((name) => `s3:${name}`)),
    ...(needs.listsFiles ? ['s3:ListBucket'] : []),
    ...(needs.queues ? ['sqs:SendMessage'] : []),
    ...(needs.postpones ? ['sqs:ChangeMessageVisibility', 'sqs:GetQueueUrl'] : []),
    ...(needs.redrivesMail
      ? ['sqs:ChangeMessageVisibility', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ReceiveMessage']
      : []),
    ...(needs.sendsMail ? ['ses:SendRawEmail'] : []),
    ...(needs.secrets ?? []).map((name) => `the secret ${name}`),
  ]);
}

/**
 * Compares a Lambda function's declared needs with its code. Returns one sentence for each difference, with
 * the name of the file to change.
 */
export function needProblems(name: string, needs: FunctionNeeds, sources: Sources): string[] {
  const file = `lambdas/${name}/needs.ts`;
  const uses = usesOf(sources);
  const declared = declaredUses(needs);
  const possible = new Set([
    ...uses.keys(),
    ...[...writableTables(sources)].map((table) => `a write to ${table}`),
    ...(USED_BY_AWS[name] ?? []),
  ]);
  return [
    ...[...uses]
      .filter(([use]) => !declared.has(use))
      .map(([use, path]) => `${file} does not declare ${use}, which ${path} uses`),
    ...[...declared]
      .filter((use) => !possible.has(use))
      .map((use) => `${file} declares ${use}, which nothing uses`),
  ];
}
