import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../projectRoot';

const program = process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide';
const packageName = `@dynoxide/${process.platform}-${process.arch}`;

/** One version for every platform: that of the optional dependency. */
function wantedVersion(): string {
  const manifest = readFileSync(join(projectRoot, 'package.json'), 'utf8');
  const { optionalDependencies } = JSON.parse(manifest) as { optionalDependencies: Record<string, string> };
  const version = Object.entries(optionalDependencies).find(([name]) => name.startsWith('@dynoxide/'))?.[1];
  if (!version) throw new Error('package.json names no version of @dynoxide among its optionalDependencies');
  return version;
}

function install(folder: string, specifier: string): void {
  mkdirSync(folder, { recursive: true });
  const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--prefix', folder];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  execFileSync(npm, ['install', ...options, specifier], { stdio: 'ignore' });
}

/**
 * Path of the DynamoDB engine's program. npm installs it on the platforms that package.json names; elsewhere
 * the same version is fetched into `tools` once.
 * @param say prints a sentence about the fetching
 * @throws with one sentence when there is none for this platform
 */
export function dynoxideBinary(tools: string, say: (sentence: string) => void): string {
  const inModules = (root: string) => join(root, 'node_modules', packageName, program);
  const places = [inModules(projectRoot), inModules(tools)];
  const found = places.find((path) => existsSync(path));
  if (found) return found;
  const specifier = `${packageName}@${wantedVersion()}`;
  say(`Fetching ${specifier}, the DynamoDB engine for this platform, into ${tools} (once).`);
  try {
    install(tools, specifier);
  } catch {
    throw new Error(
      `${specifier} could not be installed: start any DynamoDB-compatible server, for example DynamoDB Local, ` +
        'and name it with DYNAMODB_ENDPOINT=http://127.0.0.1:8000.',
    );
  }
  return inModules(tools);
}
