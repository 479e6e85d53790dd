import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const program = process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide';
const packageName = `@dynoxide/${process.platform}-${process.arch}`;

/**
 * Returns the version of the DynamoDB engine that package.json names in its optional dependencies. It is
 * the same for every platform.
 */
function wantedVersion(): string {
  const manifest = readFileSync(join(__dirname, '../../../../package.json'), 'utf8');
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

function installedByNpm(): string | null {
  try {
    return join(dirname(require.resolve(`${packageName}/package.json`)), program);
  } catch {
    return null;
  }
}

/**
 * Returns the path of the DynamoDB engine's program. npm has installed it on the platforms that are in
 * package.json. On other platforms, the same version is downloaded into `tools` at the first call.
 * @param say prints a sentence when a download starts
 * @throws Error with one sentence when there is no engine for this platform
 */
export function findDynoxide(tools: string, say: (sentence: string) => void): string {
  const downloaded = join(tools, 'node_modules', packageName, program);
  const found = installedByNpm() ?? (existsSync(downloaded) ? downloaded : null);
  if (found) return found;
  const specifier = `${packageName}@${wantedVersion()}`;
  say(`Downloading ${specifier}, the DynamoDB engine for this platform, into ${tools} (once).`);
  try {
    install(tools, specifier);
  } catch {
    throw new Error(
      `${specifier} could not be installed: start any DynamoDB-compatible server, for example DynamoDB Local, ` +
        'and name it with DYNAMODB_ENDPOINT=http://127.0.0.1:8000.',
    );
  }
  return downloaded;
}
