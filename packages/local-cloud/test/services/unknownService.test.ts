import { DescribeDomainCommand, OpenSearchClient } from '@aws-sdk/client-opensearch';
import { FrontDoor } from '../../src/front-door/FrontDoor';
import { freePort } from '../../src/processes/freePort';
import { createDeveloperPage } from '../../src/services/developer-page/createDeveloperPage';
import { unknownServiceRoutes } from '../../src/services/developer-page/unknownServiceRoutes';
import { functionResource } from '../support/functionResource';
import { hostOf } from '../support/hostOf';
import { temporaryFolder } from '../../testing/temporaryFolder';

const folder = temporaryFolder();
let door: FrontDoor;
let port: number;

beforeAll(async () => {
  port = await freePort();
  door = new FrontDoor(port);
  door.mount('/_local', createDeveloperPage(unknownServiceRoutes));
  await door.open();
});
afterAll(() => door.close());

test('a function’s call to a service that is not emulated stays on this machine and is refused with the service’s name', async () => {
  const host = hostOf(
    [functionResource(folder, 'variables', 'exports.handler = async () => process.env;')],
    [],
    undefined,
    port,
  );
  const variables = (await host.invoke('variables', {})) as Record<string, string>;
  await host.stop();
  const client = new OpenSearchClient({
    endpoint: variables.AWS_ENDPOINT_URL,
    region: 'ap-northeast-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    maxAttempts: 1,
  });
  await expect(client.send(new DescribeDomainCommand({ DomainName: 'd' }))).rejects.toMatchObject({
    name: 'NotEmulated',
    message: 'The local cloud does not emulate es.',
  });
  client.destroy();
});
