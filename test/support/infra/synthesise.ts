import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..', '..', '..');

export interface Assembly {
  folder: string;
  /** The exit status of `cdk synth`. It is 0 only if cdk-nag has no open findings. */
  status: number | null;
  /** Everything that `cdk synth` printed. */
  output: string;
  /** The text of each template, by the name of its stack. */
  templates: Record<string, string>;
}

/** Runs `cdk synth` into a separate folder, without AWS credentials and without network. */
export function synthesise(context: Record<string, string> = {}): Assembly {
  const folder = mkdtempSync(join(tmpdir(), 'enishi-synth-'));
  const cdk = join(root, 'node_modules', 'aws-cdk', 'bin', 'cdk');
  const settings = Object.entries(context).flatMap(([key, value]) => ['--context', `${key}=${value}`]);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [cdk, 'synth', '--quiet', '--no-notices', '--no-version-reporting', '--output', folder, ...settings],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        NODE_OPTIONS: `--require ${join(__dirname, 'noNetwork.cjs')}`,
      },
    },
  );
  const templates = readdirSync(folder).filter((name) => name.endsWith('.template.json'));
  return {
    folder,
    status,
    output: stdout + stderr,
    templates: Object.fromEntries(
      templates.map((name) => [name.replace('.template.json', ''), readFileSync(join(folder, name), 'utf8')]),
    ),
  };
}
