/**
 * `npm run migrate` migrates stored data to the version of the code: the data of the local cloud on PORT or,
 * with `-- --deployed`, of the stages that `npm run deploy` deployed. Starts and deployments migrate too, so
 * the command is only needed to resume an interrupted migration or to print the version.
 */
import { findDeployments } from './findDeployments';

async function main(): Promise<void> {
  const deployments = await findDeployments(process.argv.includes('--deployed'));
  const answers = deployments.map((deployment) =>
    deployment.invoke('MigrationFunctionName', { action: 'migrate' }),
  );
  console.table(await Promise.all(answers));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
