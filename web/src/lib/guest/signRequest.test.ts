import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { signRequest } from './signRequest';

const credentials = {
  ...{ accessKeyId: 'AKIAEXAMPLE', secretKey: 'secret/key', sessionToken: 'session+token==' },
  expiresAt: 0,
};

test.each(['https://abc.appsync-api.ap-northeast-1.amazonaws.com/graphql', 'http://127.0.0.1:5173/graphql'])(
  'the signature for %s is that of AWS’s own library',
  async (address) => {
    const url = new URL(address);
    const [at, body] = [Date.parse('2026-11-20T01:02:03.456Z'), JSON.stringify({ query: '{ 縁 }' })];
    const signer = new SignatureV4({
      service: 'appsync',
      region: 'ap-northeast-1',
      sha256: Sha256,
      applyChecksum: false,
      credentials: { ...credentials, secretAccessKey: credentials.secretKey },
    });
    const expected = await signer.sign(
      {
        ...{ method: 'POST', protocol: url.protocol, hostname: url.hostname, path: url.pathname, query: {} },
        headers: { host: url.host, 'content-type': 'application/json' },
        body,
      },
      { signingDate: new Date(at) },
    );
    const headers = await signRequest({ url, region: 'ap-northeast-1', body, at }, credentials);
    expect({ host: url.host, ...headers }).toEqual(expected.headers);
  },
);
