/**
 * `npm run verify` compares every derived value with its source, the dashboard's figures with the records and every
 * search index with the tables, and exits with code 1 when anything differs. `-- --repair` repairs the differences and compares again; `-- <index>…` compares
 * only these indices. It checks the local cloud on PORT or, with `--stage staging`, a stage in AWS.
 */
import { parseArgs } from 'node:util';
import { findDeployment } from './findDeployment';
import { reportDifferences } from './reportDifferences';
import { runOperation } from './runOperation';
import { targetOptions } from './targetOptions';
import { verifyFigures } from './verifyFigures';
import { verifyIndices } from './verifyIndices';
import { verifyValues } from './verifyValues';

runOperation(async () => {
  const { values, positionals: indices } = parseArgs({
    allowPositionals: true,
    options: { ...targetOptions, repair: { type: 'boolean', default: false } },
  });
  const deployment = await findDeployment(values);
  const hasDrifted = indices.length === 0 && (await verifyValues(deployment, values.repair));
  const isMiscounted = indices.length === 0 && (await verifyFigures(deployment, values.repair));
  const differs = reportDifferences(await verifyIndices(deployment, indices, values.repair));
  if (hasDrifted || isMiscounted || differs) process.exitCode = 1;
});
