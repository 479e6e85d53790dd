/**
 * `npm run reindex [-- index…]` rebuilds search indices from the tables while writes continue; without a
 * name, it rebuilds all. It concerns the local cloud on PORT or, with `--deployed`, the stages that `npm run
 * deploy` has deployed.
 */
import { findDeployments } from './findDeployments';

async function main([action = '', ...rest]: string[]): Promise<void> {
  const indices = rest.filter((each) => !each.startsWith('--'));
  const deployments = await findDeployments(rest.includes('--deployed'));
  const answers = await Promise.all(
    deployments.map((deployment) => deployment.invoke('SearchFunctionName', { action, indices })),
  );
  for (const answer of answers) console.table(answer);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
