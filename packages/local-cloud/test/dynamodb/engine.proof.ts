import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { freePort } from '../../src/processes/freePort';
import { createTables } from '../../src/services/dynamodb/createTables';
import { engine, type Engine } from '../support/engine';
import { stackOf } from '../support/stackOf';
import { tableResource } from '../support/tableResource';
import { temporaryFolder } from '../../testing/temporaryFolder';

const folder = temporaryFolder();
let port: number;
let running: Engine;

beforeAll(async () => {
  port = await freePort();
  running = await engine(port, folder);
  await createTables(stackOf([tableResource('Things')]), running.client);
});
afterAll(() => running.stop());

const put = (sk: string) =>
  running.client.send(new PutItemCommand({ TableName: 'Things', Item: { pk: { S: 'p' }, sk: { S: sk } } }));
const get = async (sk: string) => {
  const Key = { pk: { S: 'p' }, sk: { S: sk } };
  return (await running.client.send(new GetItemCommand({ TableName: 'Things', Key }))).Item;
};

test('after a killed engine, the next one has every acknowledged write; an engine left behind is stopped', async () => {
  const acknowledged: string[] = [];
  const writers = Array.from({ length: 20 }, async (_, writer) => {
    for (let n = 0; n < 50; n += 1) {
      const sk = `${writer}-${n}`;
      await put(sk);
      acknowledged.push(sk);
      if (acknowledged.length === 300) running.kill();
    }
  });
  await Promise.allSettled(writers);
  const orphan = await engine(port, folder);
  running = await engine(port, folder);
  orphan.client.destroy();
  expect(acknowledged.length).toBeGreaterThanOrEqual(300);
  expect(acknowledged.length).toBeLessThan(1000);
  for (const sk of acknowledged) expect(await get(sk)).toBeDefined();
});
