import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Resource } from './Resource';
import { resolverCode } from './resolverCode';

export interface Template {
  Parameters?: Record<string, { Default?: unknown }>;
  Conditions?: Record<string, unknown>;
  Resources: Record<string, Resource>;
  Outputs?: Record<string, { Value: unknown }>;
  Mappings?: Record<string, unknown>;
}

export interface Deployment {
  /**
   * The stage and the state of the client area (for organizations and consultants), such as
   * `production-open`.
   */
  name: string;
  /** Why the synthesis failed, with all errors; empty when it succeeded. */
  failure: string;
  /** The synthesized templates by file name: that of the stack and those of its nested stacks. */
  templates: Record<string, Template>;
  /** The number of characters of each resolver and AppSync function, by logical id. */
  codeLengths: Record<string, number>;
}

const root = join(__dirname, '..', '..', '..');

function readTemplates(folder: string): Deployment['templates'] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.template.json'));
  return Object.fromEntries(
    files.map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  );
}

function measureCodes(folder: string, templates: Deployment['templates']): Deployment['codeLengths'] {
  const coded = Object.values(templates)
    .flatMap(({ Resources }) => Object.entries(Resources))
    .filter(([, { Type }]) => /^AWS::AppSync::(Resolver|FunctionConfiguration)$/.test(Type));
  return Object.fromEntries(
    coded.map(([id, resource]): [string, number] => [id, resolverCode(folder, resource).length]),
  );
}

/**
 * Synthesizes every stage, with the client area (for organizations and consultants) open and closed, without
 * network. The result is what a deployment to the given AWS account would use.
 */
export function deployments(account: string): Deployment[] {
  const folder = mkdtempSync(join(tmpdir(), 'enishi-deployments-'));
  try {
    const child = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(__dirname, 'synthesiseEach.ts'), folder],
      {
        cwd: root,
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          HOME: folder,
          CDK_DEFAULT_ACCOUNT: account,
          CDK_DEFAULT_REGION: 'ap-northeast-1',
          NODE_OPTIONS: `--require ${join(__dirname, 'noNetwork.cjs')}`,
        },
      },
    );
    if (!child.stdout.startsWith('[')) throw new Error(child.stdout + child.stderr);
    const errors = child.stderr.match(/^ERROR .*\n.*/gm) ?? [];
    const outcomes = JSON.parse(child.stdout) as { name: string; failure: string }[];
    return outcomes.map(({ name, failure }) => {
      const templates = readTemplates(join(folder, name));
      return {
        name,
        failure: failure && [failure, ...new Set(errors)].join('\n'),
        templates,
        codeLengths: measureCodes(join(folder, name), templates),
      };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
