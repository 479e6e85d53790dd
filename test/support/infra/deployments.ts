import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Resource } from './Resource';

export interface Template {
  Resources: Record<string, Resource>;
  Outputs?: Record<string, { Value: unknown }>;
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
}

const root = join(__dirname, '..', '..', '..');

function readTemplates(folder: string): Deployment['templates'] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.template.json'));
  return Object.fromEntries(
    files.map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
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
    return outcomes.map(({ name, failure }) => ({
      name,
      failure: failure && [failure, ...new Set(errors)].join('\n'),
      templates: readTemplates(join(folder, name)),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
