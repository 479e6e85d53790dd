/**
 * `npm run smoke -- --url https://enishi.example.com` checks from outside, as a guest, that a deployment works: pages,
 * headers, sitemap, guests' rights, search, both Cognito pools. It changes nothing. Without `--url` it checks the local
 * cloud on PORT or, with `--stage staging`, a stage in AWS; it then also compares the API's resolvers with those of
 * this release. The exit code is 1 when a check fails.
 */
import { parseArgs } from 'node:util';
import { findDeployment } from './findDeployment';
import { runOperation } from './runOperation';
import { resolverCheck } from './smoke/resolverCheck';
import { runChecks } from './smoke/runChecks';
import { targetOptions } from './targetOptions';

runOperation(async () => {
  const { values } = parseArgs({ options: { ...targetOptions, url: { type: 'string' } } });
  if (values.url !== undefined) {
    if ((await runChecks(values.url)) > 0) process.exitCode = 1;
    return;
  }
  const { site, listResolvers } = await findDeployment(values);
  if ((await runChecks(site, listResolvers && [resolverCheck(listResolvers)])) > 0) process.exitCode = 1;
});
