/**
 * `npm run smoke -- --url https://enishi.example.com` checks from outside, as a guest, that a deployment works: pages,
 * headers, sitemap, guests' rights, search, both Cognito pools. It changes nothing. Without `--url` it checks the local
 * cloud on PORT or, with `--stage staging`, a stage in AWS. The exit code is 1 when a check fails.
 */
import { parseArgs } from 'node:util';
import { findDeployment } from './findDeployment';
import { runOperation } from './runOperation';
import { runChecks } from './smoke/runChecks';
import { targetOptions } from './targetOptions';

runOperation(async () => {
  const { values } = parseArgs({ options: { ...targetOptions, url: { type: 'string' } } });
  const url = values.url ?? (await findDeployment(values)).site;
  if ((await runChecks(url)) > 0) process.exitCode = 1;
});
