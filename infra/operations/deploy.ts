/**
 * `npm run deploy -- -c stage=production …` asks SES whether mail can be sent, because otherwise Cognito creates no user
 * pool, and then runs `cdk deploy` with the same arguments. It says in one sentence what is missing. Without a
 * `mailSender`, SES is not asked. After a deployment that succeeded, it switches on the deletion protection of a stage
 * that keeps its data.
 */
import { stages } from '../../model/stages';
import { stackNameOf } from '../stackNameOf';
import { askSes } from './mail/askSes';
import { findMailProblem } from './mail/findMailProblem';
import { cdkArguments } from './cdkArguments';
import { protectStack } from './protectStack';
import { runCdk } from './runCdk';
import { runOperation } from './runOperation';

runOperation(async () => {
  const { args, settings } = cdkArguments(process.argv.slice(2));
  const { mailSender, region, stage } = settings;
  if (mailSender) {
    const { domain } = mailSender;
    const problem = await findMailProblem(domain, region, await askSes(domain, region));
    if (problem) throw new Error(problem);
  }
  process.exitCode = await runCdk(['deploy', ...args]);
  if (process.exitCode === 0 && stages[stage].keepsData) await protectStack(stackNameOf(stage), region);
});
