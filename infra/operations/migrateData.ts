/**
 * `npm run migrate` migrates stored data to the version of the code: the data of the local cloud on PORT or, with
 * `-- --stage staging`, of a stage in AWS. Starts and deployments migrate too, so the command is only needed to resume
 * an interrupted migration or to print the version.
 */
import { parseArgs } from 'node:util';
import { findDeployment } from './findDeployment';
import { runOperation } from './runOperation';
import { targetOptions } from './targetOptions';

runOperation(async () => {
  const { values } = parseArgs({ options: targetOptions });
  const deployment = await findDeployment(values);
  console.table([await deployment.invoke('MigrationFunctionName', { action: 'migrate' })]);
});
