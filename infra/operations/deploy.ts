/**
 * `npm run deploy -- -c stage=production …` asks SES whether mail can be sent, because otherwise Cognito creates no user
 * pool, and then runs `cdk deploy` with the same arguments. It says in one sentence what is missing. Without a
 * `mailSender`, SES is not asked.
 */
import { askSes } from './mail/askSes';
import { findMailProblem } from './mail/findMailProblem';
import { cdkArguments } from './cdkArguments';
import { runCdk } from './runCdk';
import { runOperation } from './runOperation';

runOperation(async () => {
  const { args, settings } = cdkArguments(process.argv.slice(2));
  const { mailSender, region } = settings;
  if (mailSender) {
    const { domain } = mailSender;
    const problem = await findMailProblem(domain, region, await askSes(domain, region));
    if (problem) throw new Error(problem);
  }
  process.exitCode = await runCdk(['deploy', ...args]);
});
