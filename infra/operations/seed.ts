/**
 * `npm run seed` adds the demo data (test users, organizations, jobs, talents and their activity) to the
 * local cloud on PORT or, with `-- --stage staging`, to a stage in AWS; production refuses them. `npm start`
 * adds them by itself. Running the command again is harmless. The catalogues need no command: each deployment
 * adds what is missing.
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
