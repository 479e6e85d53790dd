import type { CloudFormationCustomResourceEvent } from 'aws-lambda';

/**
 * Returns the physical id of a CloudFormation custom resource. It must never change, because CloudFormation deletes a
 * resource whose id has changed.
 */
const physicalIdOf = (event: CloudFormationCustomResourceEvent): string =>
  'PhysicalResourceId' in event ? event.PhysicalResourceId : event.LogicalResourceId;

/**
 * Sends the result of a custom resource to CloudFormation. Without it, the deployment waits for an hour and then fails.
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
