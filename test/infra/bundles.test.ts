import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from '@enishi/local-cloud/processes';
import { buildOnce } from '../../local/builds/buildOnce';
import { templateBuild } from '../../local/builds/templateBuild';
import { projectRoot } from '../../local/projectRoot';
import type { Resource } from '../support/infra/Resource';
import { resolverCode } from '../support/infra/resolverCode';

/**
 * The bundler's output for `export const response = settled`, which AppSync rejects. The test lints it too:
 * if there is no finding in it, AWS's lint rules do not run.
 */
const ALIASED = 'function e(ctx){return ctx.result}var u=e;export{u as response};\n';

interface Linted {
  linted: number;
  findings: { name: string; ruleId: string; line: number; message: string }[];
}

const CODED = ['AWS::AppSync::Resolver', 'AWS::AppSync::FunctionConfiguration'];

/** Returns the code of all resolvers and functions in the synthesized templates, by logical id. */
async function deployedCodes(): Promise<Record<string, string>> {
  const { path } = await buildOnce(templateBuild({}));
  const templates = readdirSync(path).filter((file) => file.endsWith('.template.json'));
  const resources = templates.flatMap((file): [string, Resource][] =>
    Object.entries(JSON.parse(readFileSync(join(path, file), 'utf8')).Resources),
  );
  const coded = resources.filter(([, { Type }]) => CODED.includes(Type));
  return Object.fromEntries(coded.map(([id, resource]) => [id, resolverCode(path, resource)]));
}

/**
 * Returns the findings of AWS's lint rules for the given code. The findings are cached by the code and the
 * rules.
 */
async function lint(codes: Record<string, string>): Promise<Linted> {
  const script = 'test/support/lintBundles.mjs';
  const { path } = await buildOnce({
    name: 'linted',
    hash: hashFiles(projectRoot, [script, 'package-lock.json'], codes),
    make: async (folder) => {
      mkdirSync(join(folder, 'codes'), { recursive: true });
      const input = JSON.stringify({ folder: join(folder, 'codes'), codes });
      const options = { cwd: projectRoot, input, encoding: 'utf8' as const, maxBuffer: 1e8 };
      writeFileSync(join(folder, 'linted.json'), execFileSync(process.execPath, [script], options));
    },
  });
  return JSON.parse(readFileSync(join(path, 'linted.json'), 'utf8')) as Linted;
}

describe('the deployed resolver code', () => {
  let codes: Record<string, string>;
  beforeAll(async () => {
    codes = await deployedCodes();
  });

  test('has no error by AWS’s recommended rules for APPSYNC_JS', async () => {
    // Many functions differ only in their data source.
    const distinct = new Map(Object.entries(codes).map(([id, code]) => [code, id]));
    const named = Object.fromEntries([...distinct].map(([code, id]) => [id, code]));
    const { linted, findings } = await lint({ ...named, ALIASED });
    const errors = findings.filter(({ name }) => name !== 'ALIASED');
    process.stdout.write(
      `${Object.keys(codes).length} codes, ${linted - 1} distinct: ${errors.length} errors\n`,
    );
    expect(linted).toBeGreaterThan(200);
    expect(linted).toBe(distinct.size + 1);
    expect(errors).toEqual([]);
    expect(findings.map(({ ruleId }) => ruleId)).toEqual(['@aws-appsync/no-function-reassign']);
  });

  test('is plain ASCII if that fits into 15,000 characters, since CloudFormation shows other characters as ?', () => {
    const short = Object.entries(codes).filter(([, code]) => {
      // A character above U+FFFF becomes two escapes.
      const escaped = code.replaceAll(/\P{ASCII}/gu, (sign) => '      '.repeat(sign.length));
      return escaped !== code && escaped.length <= 15_000;
    });
    expect(short.map(([id]) => id)).toEqual([]);
  });
});
