import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '..', '..', '..');
const seed = join(root, 'lambdas', 'seed');
const sources = readdirSync(seed, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
);
const texts = new Map(
  readdirSync(join(seed, 'data')).map((file) => [
    basename(file, '.json'),
    readFileSync(join(seed, 'data', file), 'utf8'),
  ]),
);

/**
 * Returns the path of the module that gives a data file its type. The module has the name of the data file
 * and exports a constant of that name.
 */
function typedImportOf(name: string): string {
  const [path, ...others] = sources.filter((source) => basename(source) === `${name}.ts`);
  if (!path || others.length > 0)
    throw new Error(`${name}.json needs exactly one ${name}.ts in lambdas/seed.`);
  return path.replace(/\.ts$/, '');
}

/**
 * Checks the contents of data files against their types, as if they were written in TypeScript. Returns the
 * compiler's errors for each file. Importing the JSON files would not check this: the compiler then reads
 * every literal as `string` and every tuple as an array.
 */
function errorsIn(cases: readonly (readonly [name: string, text: string])[]): string[][] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const checks = new Map(
    cases.map(([name, text], index) => {
      const type = `typeof import('./${typedImportOf(name)}').${name}`;
      return [join(seed, `check${index}.ts`), `export const checked: ${type} =\n${text.trimEnd()};\n`];
    }),
  );
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (path) => checks.get(path) ?? readFile(path);
  host.fileExists = (path) => checks.has(path) || fileExists(path);
  const program = ts.createProgram([...checks.keys()], { ...options, types: [] }, host);
  return [...checks.keys()].map((path) => {
    const file = program.getSourceFile(path);
    const errors = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return errors.map(({ start = 0, messageText }) => {
      const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
      return `line ${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
  });
}

/**
 * Examples of mistakes that a data file could contain, each of a different kind, with a part of the
 * compiler's error for the mistake.
 */
const mistakes: [title: string, name: string, from: string, to: string, error: string][] = [
  ['a value outside its enumeration', 'jobs', '"EMPLOYEE"', '"EMPLOYE"', '"EMPLOYE"'],
  ['an unknown occupation', 'talents', '"フロントエンドエンジニア"', '"フロント"', '"フロント"'],
  ['a missing field', 'talents', '"division": "プロダクト開発部",', '', "'division' is missing"],
  ['an unknown field', 'organizations', '"nameForHidden"', '"hiddenName"', '\'"hiddenName"\' does not exist'],
  ['a tuple that is too short', 'evaluations', '"また一緒に働きたい方です。", 5', '""', 'target requires 2'],
  ['a number as text', 'skillReleaseYears', '2013', '"2013"', "'string' is not assignable to type 'number'"],
];

describe('the files in lambdas/seed/data', () => {
  let errors: string[][];
  beforeAll(() => {
    const planted = mistakes.map(([, name, from, to]) => {
      const text = texts.get(name) ?? '';
      expect(text).toContain(from);
      return [name, text.replace(from, to)] as const;
    });
    errors = errorsIn([...texts, ...planted]);
  });

  test.each([...texts.keys()])('%s.json has the type that its typed import declares', (name) => {
    expect(errors[[...texts.keys()].indexOf(name)]).toEqual([]);
  });

  test.each(mistakes)('are refused with %s', (title, _name, _from, _to, error) => {
    const index = texts.size + mistakes.findIndex(([other]) => other === title);
    expect(errors[index]).toEqual([expect.stringContaining(error)]);
  });

  it('need a typed import each', () => {
    expect(() => errorsIn([['unknown', '[]']])).toThrow('unknown.json needs exactly one unknown.ts');
  });

  test.each([...texts])('%s.json has readable Japanese without escapes', (_name, text) => {
    expect(text).not.toMatch(/\\u|\uFFFD/);
  });
});
