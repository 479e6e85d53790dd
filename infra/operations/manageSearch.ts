/**
 * `npm run reindex [-- index…]` rebuilds search indices from the tables while writes continue: those of the local
 * cloud on PORT or, with `--stage staging`, those of a stage in AWS.
 */
import { parseArgs } from 'node:util';
import { findDeployment } from './findDeployment';
import { runOperation } from './runOperation';
import { targetOptions } from './targetOptions';

runOperation(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: targetOptions });
  const [action, ...indices] = positionals;
  const deployment = await findDeployment(values);
  console.table(await deployment.invoke('SearchFunctionName', { action, indices }));
});
