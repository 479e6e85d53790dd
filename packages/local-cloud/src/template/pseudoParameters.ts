import type { Environment } from '../Environment';
import { noValue } from './noValue';
import { derivedUuid } from './types/deriveId';

/** Returns the values of CloudFormation's pseudo parameters, such as `AWS::Region`. */
export function pseudoParameters(stackName: string, environment: Environment): Record<string, unknown> {
  const { region, accountId } = environment;
  const id = derivedUuid({ stackName, logicalId: 'AWS::StackId' });
  return {
    'AWS::AccountId': accountId,
    'AWS::NoValue': noValue,
    'AWS::NotificationARNs': [],
    'AWS::Partition': 'aws',
    'AWS::Region': region,
    'AWS::StackId': `arn:aws:cloudformation:${region}:${accountId}:stack/${stackName}/${id}`,
    'AWS::StackName': stackName,
    'AWS::URLSuffix': 'amazonaws.com',
  };
}
