/**
 * `npm run source-maps -- --org <org> --project <project>` uploads the source maps of the latest deployment from this
 * checkout to the error service, so that it shows errors with the lines of the sources. `--url` names another service
 * than https://sentry.io. The token is read from the environment variable SENTRY_AUTH_TOKEN. Running the command again
 * is harmless.
 */
import { parseArgs } from 'node:util';
import { runOperation } from './runOperation';
import { uploadSourceMaps } from './source-maps/uploadSourceMaps';

runOperation(async () => {
  const { values } = parseArgs({
    options: {
      org: { type: 'string' },
      project: { type: 'string' },
      url: { type: 'string', default: 'https://sentry.io' },
      dist: { type: 'string', default: 'web/dist' },
    },
  });
  const token = process.env.SENTRY_AUTH_TOKEN;
  const { org: organization, project, url, dist } = values;
  if (!organization || !project)
    throw new Error('Name the organization and the project: --org … --project …');
  if (!token) throw new Error('SENTRY_AUTH_TOKEN is not set: a token with the scope project:releases.');
  const { release, maps } = await uploadSourceMaps(dist, { url, organization, project, token });
  console.log(`The release ${release} has ${maps} source maps.`);
});
