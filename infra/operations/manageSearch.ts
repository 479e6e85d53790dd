/**
 * `npm run reindex [-- index…]` rebuilds search indices from the tables while writes continue: those of the local
 * cloud on PORT or, with `--stage staging`, those of a stage in AWS. `--continue` continues an interrupted command from
 * the position that it printed last.
 */
import { parseArgs } from 'node:util';
import { findDeployment } from './findDeployment';
import { position } from './position';
import { reindex, type ReindexPosition } from './reindex';
import { runOperation } from './runOperation';
import { targetOptions } from './targetOptions';

runOperation(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...targetOptions, continue: { type: 'string' } },
  });
  const deployment = await findDeployment(values);
  const former = values.continue === undefined ? undefined : position.read<ReindexPosition>(values.continue);
  console.table(await reindex(deployment, former?.indices ?? positionals, former?.from));
});
