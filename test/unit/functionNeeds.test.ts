import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createCompilerHost,
  createProgram,
  createSourceFile,
  flattenDiagnosticMessageText,
  readConfigFile,
  ScriptTarget,
  sys,
  convertCompilerOptionsFromJson,
} from 'typescript';
import { functionNames, functionNeeds } from '../../infra/functionNeeds';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { functionVariables } from '../../model/functionVariables';
import { importGraph } from '../support/importGraph';
import { needProblems } from '../support/needProblems';

const root = join(__dirname, '..', '..');
const graph = importGraph();
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** Returns the files that a function's handler imports, directly or through other files. */
function sourcesOf(name: string): Map<string, string> {
  const paths = new Set([`lambdas/${name}/handler.ts`]);
  for (const path of paths) for (const imported of graph.get(path) ?? []) paths.add(imported);
  return new Map([...paths].map((path) => [path, textOf(path)]));
}

/**
 * Returns what the TypeScript compiler reports for the given code in a file beside the needs of the function
 * `compute-insights`.
 */
function compileErrors(code: string): string[] {
  const file = join(root, 'lambdas', 'compute-insights', 'snippet.ts');
  const { config } = readConfigFile(join(root, 'tsconfig.json'), sys.readFile);
  const { options } = convertCompilerOptionsFromJson(config.compilerOptions, root);
  const host = createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    path === file ? createSourceFile(path, code, ScriptTarget.ES2022) : getSourceFile(path, ...rest);
  const program = createProgram([file], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => flattenDiagnosticMessageText(messageText, '\n'));
}

describe('the needs', () => {
  const folders = readdirSync(join(root, 'lambdas')).filter((name) =>
    existsSync(join(root, 'lambdas', name, 'handler.ts')),
  );

  test('are listed in infra/functionNeeds.ts for every folder with a handler', () => {
    expect([...functionNames].sort()).toEqual(folders.sort());
  });

  test.each(functionNames)('of %s are what its code uses', (name) => {
    expect(needProblems(name, functionNeeds[name], sourcesOf(name))).toEqual([]);
  });

  test('name every data source that resolvers call as a function, each in one function', () => {
    const tables: readonly string[] = Object.keys(functionVariables.tables);
    const called = resolverPlans
      .flatMap(({ steps }) => steps.map(({ source }) => source))
      .filter((source) => !tables.includes(source) && source !== 'Search' && source !== 'None');
    const named = functionNames.flatMap((name) => functionNeeds[name].dataSource ?? []);
    expect(named.sort()).toEqual([...new Set(called)].sort());
  });

  test('type the env() of all files in a function’s folder', () => {
    const foreign = [...graph.keys()].filter((path) => {
      const [, name = ''] = /^lambdas\/([\w-]+)\//.exec(path) ?? [];
      if (!folders.includes(name) || path.endsWith('/needs.ts')) return false;
      const imports = (graph.get(path) ?? []).filter((each) => /\/needs\.ts$|\/lib\/env\.ts$/.test(each));
      return imports.some((each) => each !== `lambdas/${name}/needs.ts`);
    });
    expect(foreign).toEqual([]);
  });
});

describe('env()', () => {
  test('accepts a variable that the needs declare', () => {
    const code = "import { env } from './needs';\nexport const table = env('INSIGHT_TABLE');\n";
    expect(compileErrors(code)).toEqual([]);
  });

  test('does not compile with a variable that the needs do not declare', () => {
    const code = "import { env } from './needs';\nexport const table = env('CATALOG_TABLE');\n";
    expect(compileErrors(code)).toEqual([
      expect.stringMatching(/^Argument of type '"CATALOG_TABLE"' is not assignable to parameter/),
    ]);
  });
});

describe('the comparison of needs and code', () => {
  const reads = "const TableName = env('TALENT_TABLE');";
  const writes = "import { PutCommand } from '@aws-sdk/lib-dynamodb';\nenv('TALENT_TABLE');";
  const signsOut =
    "import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';";
  const problems = (needs: Parameters<typeof needProblems>[1], text: string) =>
    needProblems('x', needs, new Map([['lambdas/x/a.ts', text]]));

  test.each([
    [
      'a table that nothing reads',
      { tables: { Talent: 'read' } } as const,
      '',
      'declares TALENT_TABLE, which nothing uses',
    ],
    ['a table that is not declared', {}, reads, 'does not declare TALENT_TABLE, which lambdas/x/a.ts uses'],
    [
      'a write to a table that is declared for reading',
      { tables: { Talent: 'read', Insight: 'readWrite' } } as const,
      `${writes}`,
      'does not declare a write to TALENT_TABLE, which lambdas/x/a.ts uses',
    ],
    [
      'a table that nothing writes',
      { tables: { Talent: 'readWrite' } } as const,
      reads,
      'declares a write to TALENT_TABLE, which nothing uses',
    ],
    [
      'an operation of the user pool that is not declared',
      {},
      signsOut,
      'does not declare cognito-idp:AdminUserGlobalSignOut, which lambdas/x/a.ts uses',
    ],
    [
      'an operation of the user pool that nothing uses',
      { userPool: ['ListUsers'], eventsFrom: 'userPool' } as const,
      '',
      'declares cognito-idp:ListUsers, which nothing uses',
    ],
    [
      'a listing of files that nothing uses',
      { listsFiles: true } as const,
      '',
      'declares s3:ListBucket, which nothing uses',
    ],
    [
      'a secret that is not declared',
      {},
      "readSecret('slackWebhook')",
      'does not declare the secret slackWebhook, which lambdas/x/a.ts uses',
    ],
    [
      'a secret that nothing reads',
      { secrets: ['slackWebhook'] } as const,
      '',
      'declares the secret slackWebhook, which nothing uses',
    ],
    [
      'a variable read without env()',
      {},
      'process.env.SITE_URL',
      'does not declare SITE_URL, which lambdas/x/a.ts uses',
    ],
  ])('reports %s, with the file', (_title, needs, text, sentence) => {
    expect(problems(needs, text)).toContain(`lambdas/x/needs.ts ${sentence}`);
  });

  test('reports nothing when both agree', () => {
    expect(problems({ tables: { Talent: 'readWrite' } }, writes)).toEqual([]);
  });
});
