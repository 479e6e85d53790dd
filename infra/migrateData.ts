/**
 * `npm run migrate` brings the data of the copy on this machine (PORT) to the version of its code, or with
 * `-- --deployed` those of the stages that `npm run deploy` deployed. Starts and deployments do so by themselves: this
 * goes on with what was given up, and says which version the data have.
 */
import { stagesOf } from './stagesOf';

async function main(): Promise<void> {
  const stages = await stagesOf(process.argv.includes('--deployed'));
  const answers = stages.map((stage) => stage.invoke('MigrationFunctionName', { action: 'migrate' }));
  console.table(await Promise.all(answers));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
