import { env } from './needs';
import { signedFetch } from '../lib/signedFetch';

/** Returns whether CloudFormation is rolling a deployment back. A local stack has no ARN and is never rolled back. */
export async function isRollingBack(stackId: string): Promise<boolean> {
  if (!stackId.startsWith('arn:')) return false;
  const response = await signedFetch({
    service: 'cloudformation',
    url: `https://cloudformation.${env('AWS_REGION')}.amazonaws.com/`,
    contentType: 'application/x-www-form-urlencoded',
    body: new URLSearchParams({
      Action: 'DescribeStacks',
      Version: '2010-05-15',
      StackName: stackId,
    }).toString(),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`CloudFormation answered ${response.status}: ${text}`);
  return /<StackStatus>\w*ROLLBACK_IN_PROGRESS<\/StackStatus>/.test(text);
}
