import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { startSearch, type Engine } from '@enishi/local-cloud/testing/startSearch';
import { createMissingIndices } from '../../../lambdas/manage-search/createMissingIndices';
import { manageSearch } from './manageSearch';
import { FakeTables } from '../../unit/search/FakeTables';
import { aJob } from '../../unit/search/given';
import { searchEnvironment } from '../../unit/search/searchEnvironment';

/** URL of a real OpenSearch, if there is one. All its indices with an alias are deleted after each test. */
const real = process.env.OPENSEARCH_ENDPOINT;
let engine: Engine;
let tables: FakeTables;

beforeAll(async () => {
  engine = await startSearch(real);
});
afterAll(() => engine.stop());

beforeEach(async () => {
  Object.assign(process.env, searchEnvironment(engine.endpoint));
  tables = new FakeTables();
  await createMissingIndices();
});

afterEach(async () => {
  tables.restore();
  const { body } = await engine.call({ method: 'GET', path: '/_cat/aliases?format=json&h=alias,index' });
  for (const { index } of body as { index: string }[])
    await engine.call({ method: 'DELETE', path: `/${index}` });
});

const call = (method: 'GET' | 'PUT', path: string, body?: object) => engine.call({ method, path, body });

async function title(id: string): Promise<unknown> {
  const { body } = await call('GET', `/open-jobs/_doc/${id}`);
  return (body as { _source?: { title: string } })._source?.title;
}

const indexOf = async (alias: string) => Object.keys((await call('GET', `/${alias}`)).body as object);

let stack: Server;
let answers: Record<string, unknown>[];

beforeEach(async () => {
  answers = [];
  stack = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      answers.push(JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>);
      response.end();
    });
  });
  await new Promise<void>((resolve) => stack.listen(0, '127.0.0.1', resolve));
});
afterEach(() => stack.close());

const asked = (RequestType: 'Create' | 'Update' | 'Delete', domains = ['one', 'one']) => {
  const { port } = stack.address() as { port: number };
  const [before, domain] = domains;
  return {
    ...{ RequestType, ResponseURL: `http://127.0.0.1:${port}/`, RequestId: 'request', StackId: 'stack' },
    ...{ LogicalResourceId: 'Indices', OldResourceProperties: { domain: before } },
    ResourceProperties: { domain },
  } as unknown as CloudFormationCustomResourceEvent;
};

test('missing indices are created and filled; existing ones with the same definition stay', async () => {
  tables.put('OpenJob', aJob());
  await engine.call({ method: 'DELETE', path: '/open-jobs-v1' });
  await manageSearch(asked('Update'));
  expect(answers).toEqual([
    expect.objectContaining({ Status: 'SUCCESS', RequestId: 'request', LogicalResourceId: 'Indices' }),
  ]);
  expect(await title('job-1')).toBe(aJob().title);
  expect(await indexOf('open-jobs-admin')).toEqual(['open-jobs-admin-v1']);
});

test('an index with another definition is rebuilt, and all indices on another domain', async () => {
  await engine.call({ method: 'DELETE', path: '/users-client-v1' });
  await call('PUT', '/users-client-v1', { aliases: { 'users-client': {} } });
  await manageSearch(asked('Update'));
  expect(await indexOf('users-client')).toEqual(['users-client-v2']);
  expect(await indexOf('open-jobs')).toEqual(['open-jobs-v1']);
  await manageSearch(asked('Update', ['one', 'two']));
  expect(await indexOf('open-jobs')).toEqual(['open-jobs-v2']);
});

test('a domain that is seconds old is asked again until it answers, and its indices are filled', async () => {
  tables.put('OpenJob', aJob());
  await engine.call({ method: 'DELETE', path: '/open-jobs-v1' });
  const requests: string[] = [];
  const domain = createServer((request, response) => {
    void (async () => {
      const { method, url = '' } = request;
      const sent = await text(request);
      const before = requests.filter((each) => each === `${method} ${url}`).length;
      requests.push(`${method} ${url}`);
      if (url === '/open-jobs' && before === 0) return response.writeHead(403).end('{}');
      if (url === '/open-jobs' && before === 1) return response.writeHead(503).end();
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      const body = sent === '' ? undefined : sent;
      const answer = await fetch(engine.endpoint + url, { method, headers, body });
      // The index is created, but the answer to its first request is lost.
      if (method === 'PUT' && before === 0) return response.destroy();
      return response.writeHead(answer.status).end(await answer.text());
    })();
  });
  await new Promise<void>((resolve) => domain.listen(0, '127.0.0.1', resolve));
  process.env.OPENSEARCH_ENDPOINT = `http://127.0.0.1:${(domain.address() as { port: number }).port}`;
  await manageSearch(asked('Update'));
  domain.close();
  expect(answers).toEqual([expect.objectContaining({ Status: 'SUCCESS' })]);
  expect(requests.filter((each) => each === 'PUT /open-jobs-v1')).toHaveLength(2);
  expect(await title('job-1')).toBe(aJob().title);
});

test('a deployment gets the reason of its failure, and the indices outlive the stack', async () => {
  const refusing = createServer((_request, response) => response.writeHead(400).end('{}'));
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  process.env.OPENSEARCH_ENDPOINT = `http://127.0.0.1:${(refusing.address() as { port: number }).port}`;
  await expect(manageSearch(asked('Create'))).rejects.toThrow();
  refusing.close();
  expect(answers).toEqual([expect.objectContaining({ Status: 'FAILED', Reason: expect.any(String) })]);
  await manageSearch(asked('Delete'));
  expect(answers.at(-1)).toMatchObject({ Status: 'SUCCESS' });
  expect(await indexOf('open-jobs')).toEqual(['open-jobs-v1']);
});
