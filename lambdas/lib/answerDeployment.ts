import type { CloudFormationCustomResourceEvent } from 'aws-lambda';

/**
 * Returns the physical id that CloudFormation stores for a custom resource. It must stay the same, because
 * CloudFormation deletes a resource whose physical id changes.
 */
const physicalIdOf = (event: CloudFormationCustomResourceEvent): string =>
  'PhysicalResourceId' in event ? event.PhysicalResourceId : event.LogicalResourceId;

/**
 * Reports the result of a custom resource to CloudFormation. Without this report, the deployment waits until
 * the custom resource's timeout and then fails.
 */
export async function answerDeployment(
  event: CloudFormationCustomResourceEvent,
  failure?: string,
): Promise<void> {
  const { StackId, RequestId, LogicalResourceId } = event;
  const body = JSON.stringify({
    ...{ StackId, RequestId, LogicalResourceId, PhysicalResourceId: physicalIdOf(event) },
    ...(failure === undefined ? { Status: 'SUCCESS' } : { Status: 'FAILED', Reason: failure }),
  });
  // The URL is signed for a request without a content type.
  const response = await fetch(event.ResponseURL, {
    method: 'PUT',
    body,
    headers: { 'content-type': '', 'content-length': String(Buffer.byteLength(body)) },
  });
  if (!response.ok) throw new Error(`CloudFormation answered ${response.status}`);
}
