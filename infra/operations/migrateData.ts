/**
 * `npm run migrate` migrates stored data to the version of the code. It concerns the local cloud on PORT or,
 * with `-- --deployed`, the stages that `npm run deploy` has deployed. Starts and deployments migrate too, so
 * the command is needed only to resume an interrupted migration, or to print the version.
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
