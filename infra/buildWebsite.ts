import { execFileSync } from 'node:child_process';

const steps = [
  ['--import', 'tsx', 'web/codegen.ts'],
  ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'],
];

/**
 * Builds the web app for production and returns the path of the folder with its files. The folder
 * `web/dist-maps` gets the source maps, which are not deployed.
 * @throws Error when the build fails; its output has been printed
 */
export function buildWebsite(): string {
  // The standard output belongs to the CDK CLI.
  for (const step of steps)
    execFileSync(process.execPath, step, {
      env: { ...process.env, NODE_ENV: 'production', SOURCE_MAPS: 'yes' },
      stdio: ['ignore', process.stderr, process.stderr],
    });
  return 'web/dist';
}
