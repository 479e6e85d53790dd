import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { createParameterApi } from '../../src/services/parameters/createParameterApi';
import { SignedCloud } from '../support/SignedCloud';

const arn = 'arn:aws:ssm:ap-northeast-1:000000000000:parameter';
let cloud: SignedCloud;

beforeAll(async () => {
  cloud = await SignedCloud.start({}, [
    { Action: 'ssm:GetParameter', Resource: [`${arn}/app/known`, `${arn}/app/missing`] },
  ]);
  const environment = {
    ...cloud.environment,
    parameters: { '/app/known': 'secret', '/app/other': 'secret' },
  };
  cloud.door.mount('/ssm', createParameterApi(environment, cloud.cognito.authenticator));
});
afterAll(() => cloud.stop());

async function call(input: object, { action = 'GetParameter', isSigned = true } = {}) {
  const { credentials, region, endpoint } = cloud.client('/ssm');
  const { protocol, hostname, host, pathname } = new URL(endpoint);
  const body = JSON.stringify(input);
  const signer = new SignatureV4({ service: 'ssm', region, credentials, sha256: Sha256 });
  const headers = { host, 'x-amz-target': `AmazonSSM.${action}` };
  const request = { method: 'POST', protocol, hostname, path: pathname, headers, body };
  const signed = isSigned ? await signer.sign(request) : request;
  const answer = await fetch(endpoint, { method: 'POST', headers: signed.headers, body });
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
}

test('a parameter that the role may read is answered, decrypted only on request', async () => {
  expect(await call({ Name: '/app/known', WithDecryption: true })).toMatchObject({
    status: 200,
    Parameter: { ARN: `${arn}/app/known`, Type: 'SecureString', Value: 'secret' },
  });
  const { Parameter } = (await call({ Name: '/app/known' })) as unknown as { Parameter: { Value: string } };
  expect(Parameter.Value).not.toContain('secret');
});

test.each([
  ['a parameter that does not exist', { Name: '/app/missing' }, {}, 'ParameterNotFound'],
  ['a parameter that the role may not read', { Name: '/app/other' }, {}, 'AccessDeniedException'],
  ['a request that is not signed', { Name: '/app/known' }, { isSigned: false }, 'InvalidSignatureException'],
  ['another action', { Name: '/app/known' }, { action: 'PutParameter' }, 'UnknownOperationException'],
])('%s is refused', async (_title, input, more, type) => {
  expect(await call(input, more)).toMatchObject({ status: 400, __type: type });
});
