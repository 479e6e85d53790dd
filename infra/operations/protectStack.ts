import {
  CloudFormationClient,
  DescribeStacksCommand,
  UpdateStackCommand,
  UpdateTerminationProtectionCommand,
  waitUntilStackUpdateComplete,
} from '@aws-sdk/client-cloudformation';
import { protectionParameter } from '../protectionParameter';

/** The states of a stack whose last deployment has succeeded. */
const DEPLOYED = new Set(['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'IMPORT_COMPLETE']);
const WAIT_SECONDS = 30 * 60;

/**
 * Switches on what keeps a deployed stack from being deleted: the deletion protection of its tables and its user pool,
 * and the termination protection of the stack. Does nothing for a stack that is not deployed, as after
 * `cdk deploy --no-execute`.
 */
export async function protectStack(StackName: string, region: string): Promise<void> {
  const cloudFormation = new CloudFormationClient({ region });
  const { Stacks: [stack] = [] } = await cloudFormation.send(new DescribeStacksCommand({ StackName }));
  if (!stack || !DEPLOYED.has(stack.StackStatus ?? '')) return;
  const { Parameters = [], EnableTerminationProtection } = stack;
  const isOff = Parameters.some(
    ({ ParameterKey, ParameterValue }) => ParameterKey === protectionParameter && ParameterValue !== 'on',
  );
  if (isOff) {
    console.log(`${StackName}: switching on deletion protection …`);
    await cloudFormation.send(
      new UpdateStackCommand({
        StackName,
        UsePreviousTemplate: true,
        Parameters: Parameters.map(({ ParameterKey }) =>
          ParameterKey === protectionParameter
            ? { ParameterKey, ParameterValue: 'on' }
            : { ParameterKey, UsePreviousValue: true },
        ),
        Capabilities: ['CAPABILITY_IAM', 'CAPABILITY_NAMED_IAM', 'CAPABILITY_AUTO_EXPAND'],
      }),
    );
    await waitUntilStackUpdateComplete(
      { client: cloudFormation, maxWaitTime: WAIT_SECONDS, minDelay: 2, maxDelay: 15 },
      { StackName },
    );
  }
  // `cdk deploy` switches it off, because the app does not ask for it.
  if (!EnableTerminationProtection)
    await cloudFormation.send(
      new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection: true }),
    );
}
