/**
 * `npm run admin -- --email somebody@example.com` makes somebody an administrator of the local cloud on PORT or, with
 * `--stage staging`, of a stage in AWS. Somebody without an account is invited by mail, with a temporary password.
 * Running it again is harmless.
 */
import { parseArgs } from 'node:util';
import { findDeployment } from './findDeployment';
import { runOperation } from './runOperation';
import { targetOptions } from './targetOptions';

runOperation(async () => {
  const { values } = parseArgs({ options: { ...targetOptions, email: { type: 'string' } } });
  if (!values.email) throw new Error('Name the person: npm run admin -- --email somebody@example.com');
  const deployment = await findDeployment(values);
  const { isInvited } = (await deployment.invoke('AccountsFunctionName', {
    action: 'makeAdministrator',
    actor: 'operator',
    email: values.email,
  })) as { isInvited: boolean };
  console.log(
    isInvited
      ? `${values.email} gets a mail with a temporary password for ${deployment.site}/auth/login, valid for 7 days.`
      : `${values.email} has an account, which is an administrator's from its next token on: after signing in again.`,
  );
});
