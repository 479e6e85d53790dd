/**
 * `npm run admin -- --email somebody@example.com` makes somebody an administrator of the local cloud on PORT or, with
 * `--stage staging`, of a stage in AWS. Somebody without an account is invited by mail, with a temporary password.
 * `npm run admin -- --remove somebody@example.com` ends the rights of an administrator, and everything that came with
 * them. Running either again is harmless, and completes what was interrupted.
 */
import { operatorActor } from '../../model/operatorActor';
import { parseArgs } from 'node:util';
import { findDeployment } from './findDeployment';
import { runOperation } from './runOperation';
import { targetOptions } from './targetOptions';

runOperation(async () => {
  const { values } = parseArgs({
    options: { ...targetOptions, email: { type: 'string' }, remove: { type: 'string' } },
  });
  const { email, remove } = values;
  if (!email === !remove)
    throw new Error('Name one person: npm run admin -- --email somebody@example.com, or --remove');
  const deployment = await findDeployment(values);
  const send = (action: string) =>
    deployment.invoke('AccountsFunctionName', { action, actor: operatorActor, email: email ?? remove });
  if (remove) {
    await send('endAdministrator');
    console.log(
      `${remove} is no administrator any more: sessions, owned jobs and organizations, conversations and exports have ended.`,
    );
    return;
  }
  const { isInvited } = (await send('makeAdministrator')) as { isInvited: boolean };
  console.log(
    isInvited
      ? `${email} gets a mail with a temporary password for ${deployment.site}/auth/login, valid for 7 days.`
      : `${email} has an account, which is an administrator's from its next token on: after signing in again.`,
  );
});
