import type { CloudFormationCustomResourceEvent } from 'aws-lambda';

/** Never change it: CloudFormation would delete the resource with the old id. */
const physicalIdOf = (event: CloudFormationCustomResourceEvent): string =>
  'PhysicalResourceId' in event ? event.PhysicalResourceId : event.LogicalResourceId;

/** Sends the result of a custom resource to CloudFormation; without it a deployment waits for an hour. */
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
