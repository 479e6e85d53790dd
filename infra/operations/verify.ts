/**
 * `npm run verify` compares every derived value with its source and every search index with the tables, and
 * exits with code 1 if anything differs. `-- --repair` repairs the differences and compares again. `--
 * <index>…` compares only these indices, and no derived values. The command concerns the local cloud on PORT
 * or, with `--deployed`, the stages that `npm run deploy` has deployed.
 */
import { parseArgs } from 'node:util';
import { reportDifferences } from './reportDifferences';
import { findDeployments } from './findDeployments';
import { verifyIndices } from './verifyIndices';
import { verifyValues } from './verifyValues';

async function main(): Promise<void> {
  const { values, positionals: indices } = parseArgs({
    allowPositionals: true,
    options: { deployed: { type: 'boolean', default: false }, repair: { type: 'boolean', default: false } },
  });
  for (const deployment of await findDeployments(values.deployed)) {
    const hasDrifted = indices.length === 0 && (await verifyValues(deployment, values.repair));
    const differs = reportDifferences(await verifyIndices(deployment, indices, values.repair));
    if (hasDrifted || differs) process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
