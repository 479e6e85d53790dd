/**
 * `npm run seed` adds the demo data to a deployment: test users, organizations, jobs, talents and their activity.
 * `npm start` adds them by itself; `-- --stage staging` adds them to a stage, and production refuses them. Running it
 * again is harmless. The catalogues need no command: each deployment adds what is missing.
 */
import { parseArgs } from 'node:util';
import { findDeployment } from './findDeployment';
import { runOperation } from './runOperation';
import { targetOptions } from './targetOptions';

runOperation(async () => {
  const { values } = parseArgs({ options: targetOptions });
  const deployment = await findDeployment(values);
  console.log(await deployment.invoke('SeedFunctionName', { demo: true }));
});
