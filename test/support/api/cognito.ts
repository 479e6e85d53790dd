import { postText } from '@enishi/local-cloud/http';
import { readConfig } from './readConfig';

type Service = 'AWSCognitoIdentityProviderService' | 'AWSCognitoIdentityService';

async function endpointOf(service: Service): Promise<string> {
  const { region, local } = await readConfig();
  if (service === 'AWSCognitoIdentityService')
    return local?.identityPoolEndpoint ?? `https://cognito-identity.${region}.amazonaws.com/`;
  return local?.userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`;
}

/**
 * Calls an action of Cognito that needs no credentials. Rejects with the name and the message of Cognito's
 * error.
 */
export async function cognito<Answer>(service: Service, action: string, body: object): Promise<Answer> {
  const { status, text } = await postText(await endpointOf(service), {
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `${service}.${action}` },
    body: JSON.stringify(body),
  });
  const answer = JSON.parse(text) as Answer & { __type?: string; message?: string };
  if (status < 300) return answer;
  throw Object.assign(new Error(answer.message), { name: String(answer.__type).replace(/^.*#/, '') });
}
