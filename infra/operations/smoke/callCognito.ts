/**
 * Calls an operation of Cognito that needs no credentials, and returns its answer.
 * @param target the value of the header `x-amz-target`, such as `AWSCognitoIdentityService.GetId`
 */
export async function callCognito<Answer>(endpoint: string, target: string, input: object): Promise<Answer> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target },
    body: JSON.stringify(input),
  });
  return (await response.json()) as Answer;
}
