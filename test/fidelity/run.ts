/**
 * `npm run fidelity:record -- --stage staging` checks the assumptions about AWS that only AWS can confirm
 * (docs/aws.md), and prints the result of each. It uses the credentials that the AWS CLI would use (environment,
 * profile, SSO); without them, or without a stage, it only prints what it would ask. The exit code is 1 if an
 * assumption is wrong.
 */
import { parseArgs } from 'node:util';
import { defaultRegion } from '../../infra/defaultRegion';
import { runOperation } from '../../infra/operations/runOperation';
import { targetOptions } from '../../infra/operations/targetOptions';
import { type Stage, stages } from '../../model/stages';
import { beliefs } from './beliefs';
import { useCredentials } from './useCredentials';

runOperation(async () => {
  const { stage, region = defaultRegion } = parseArgs({ options: targetOptions }).values;
  if (stage !== undefined && !(stage in stages))
    throw new Error(`There is no stage "${stage}": choose one of ${Object.keys(stages).join(', ')}.`);
  if (stage === undefined || !(await useCredentials(region))) {
    console.log('Nothing is asked: name a --stage, and log in to AWS (aws configure sso, AWS_PROFILE).');
    for (const { name, question, ask } of beliefs)
      console.log(`${ask ? 'asked  ' : 'by hand'} ${name}: ${question}`);
    return;
  }
  for (const { name, question, ask } of beliefs) {
    if (!ask) {
      console.log(`by hand ${name}: ${question}`);
      continue;
    }
    const differences = await ask({ stage: stage as Stage, region }).catch((error: Error) => [error.message]);
    console.log(`${differences.length === 0 ? 'as believed' : 'DIFFERS'} ${name}: ${question}`);
    for (const difference of differences) console.log(`        ${difference}`);
    if (differences.length > 0) process.exitCode = 1;
  }
});
