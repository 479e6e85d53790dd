/**
 * `npm run migrate` migrates the data of the local cloud (PORT) to the version of its code, or with `--
 * --deployed` the data of the stages that `npm run deploy` deployed. Starts and deployments migrate by
 * themselves: this command resumes an interrupted migration and prints the version of the data.
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
