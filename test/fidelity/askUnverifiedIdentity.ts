import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import {
  CognitoIdentityProviderClient,
  CreateUserPoolCommand,
  DeleteUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DeleteIdentityCommand, SESClient, VerifyDomainIdentityCommand } from '@aws-sdk/client-ses';
import { stackNameOf } from '../../infra/stackNameOf';
import type { AskedStack } from './Belief';

/** A domain that nobody can verify. */
const DOMAIN = 'fidelity.enishi.example.com';

async function accountOf({ stage, region }: AskedStack): Promise<string> {
  const { Stacks = [] } = await new CloudFormationClient({ region }).send(
    new DescribeStacksCommand({ StackName: stackNameOf(stage) }),
  );
  const [, account] = /:(\d{12}):stack\//.exec(Stacks[0]?.StackId ?? '') ?? [];
  if (!account) throw new Error(`The stack ${stackNameOf(stage)} has no id`);
  return account;
}

/**
 * Creates a user pool that sends mail through a domain that SES has not verified. Cognito must refuse it. The domain,
 * and a pool that was created nevertheless, are deleted, also after a failure.
 */
export async function askUnverifiedIdentity(asked: AskedStack): Promise<string[]> {
  const { region } = asked;
  const account = await accountOf(asked);
  const [ses, pools] = [new SESClient({ region }), new CognitoIdentityProviderClient({ region })];
  await ses.send(new VerifyDomainIdentityCommand({ Domain: DOMAIN }));
  try {
    const created = await pools
      .send(
        new CreateUserPoolCommand({
          PoolName: 'enishi-fidelity',
          EmailConfiguration: {
            EmailSendingAccount: 'DEVELOPER',
            SourceArn: `arn:aws:ses:${region}:${account}:identity/${DOMAIN}`,
            From: `no-reply@${DOMAIN}`,
          },
        }),
      )
      .catch((error: Error) => error);
    if (created instanceof Error)
      return /verif/i.test(created.message) ? [] : [`refused for another reason: ${created.message}`];
    await pools.send(new DeleteUserPoolCommand({ UserPoolId: created.UserPool?.Id }));
    return ['Cognito creates the pool: the order of mail and pool would not matter'];
  } finally {
    await ses.send(new DeleteIdentityCommand({ Identity: DOMAIN }));
  }
}
