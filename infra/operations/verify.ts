/**
 * `npm run verify` compares every derived value with its source, the dashboard's figures with the records and every
 * search index with the tables, and exits with code 1 when anything differs. `-- --repair` repairs the differences and
 * compares again; `-- <index>…` compares only these indices; `--continue` continues an interrupted command from the
 * position that it printed last. It checks the local cloud on PORT or, with `--stage staging`, a stage in AWS.
 */
import { parseArgs } from 'node:util';
import { findDeployment } from './findDeployment';
import { position } from './position';
import { reportDifferences } from './reportDifferences';
import { runOperation } from './runOperation';
import { targetOptions } from './targetOptions';
import { verifyFigures } from './verifyFigures';
import { verifyIndices, type VerifyStart } from './verifyIndices';
import { verifyValues } from './verifyValues';

runOperation(async () => {
  const { values, positionals: indices } = parseArgs({
    allowPositionals: true,
    options: {
      ...targetOptions,
      repair: { type: 'boolean', default: false },
      continue: { type: 'string' },
    },
  });
  const { repair } = values;
  const deployment = await findDeployment(values);
  const start = values.continue === undefined ? undefined : position.read<VerifyStart>(values.continue);
  const ofIndices = async (): Promise<Extract<VerifyStart, { part: 'indices' }>> => {
    if (start?.part === 'indices') return start;
    const hasDrifted = indices.length === 0 && (await verifyValues(deployment, repair, start));
    const isMiscounted = indices.length === 0 && (await verifyFigures(deployment, repair));
    return { part: 'indices', indices, from: null, wrong: [], differs: hasDrifted || isMiscounted };
  };
  const rest = await ofIndices();
  const differs = reportDifferences(await verifyIndices(deployment, rest, repair));
  const differedBefore = rest.differs || (rest.wrong.length > 0 && !repair);
  if (start?.part === 'indices' && differedBefore)
    console.log(
      `What was compared before the interruption differs, too: ${rest.wrong.join(', ') || 'values'}`,
    );
  if (differs || differedBefore) process.exitCode = 1;
});
