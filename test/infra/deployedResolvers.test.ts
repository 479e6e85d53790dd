import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listResolvers } from '../../infra/operations/appsync/listResolvers';
import { resolverCheck } from '../../infra/operations/smoke/resolverCheck';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';

const PAGE = 25;
let server: Server;
let deployed: { type: string; field: string }[];
let refusal: string | undefined;

/** Answers as AppSync's ListResolvers does, 25 resolvers a page: https://docs.aws.amazon.com/appsync/latest/APIReference/API_ListResolvers.html */
beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://appsync');
    const [, type = ''] = /^\/v1\/apis\/api1\/types\/(\w+)\/resolvers$/.exec(pathname) ?? [];
    const isSigned = headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/');
    response.statusCode = refusal || !isSigned ? 403 : 200;
    const all = deployed.filter((each) => each.type === type);
    const at = Number(searchParams.get('nextToken') ?? 0);
    const resolvers = all
      .slice(at, at + Math.min(PAGE, Number(searchParams.get('maxResults'))))
      .map(({ field: fieldName }) => ({ typeName: type, fieldName }));
    const nextToken = at + PAGE < all.length ? `${at + PAGE}` : null;
    response.end(JSON.stringify(refusal ? { message: refusal } : { resolvers, nextToken }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    APPSYNC_CONTROL_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' },
  });
});
beforeEach(() => {
  refusal = undefined;
  deployed = resolverPlans.map(({ type, field }) => ({ type, field }));
});
afterAll(() => server.close());

const check = () =>
  resolverCheck((types) => listResolvers('api1', 'ap-northeast-1', types)).run({
    site: '',
    config: {} as never,
  });

test('the resolvers of this release pass, also those of further pages', async () => {
  expect(deployed.length).toBeGreaterThan(200);
  await check();
});

test('a field that lost its resolver is named', async () => {
  deployed = deployed.filter(({ field }) => field !== 'createMessage');
  await expect(check()).rejects.toThrow('no resolver for Mutation.createMessage: deploy again');
});

test('a resolver of another release is named', async () => {
  deployed.push({ type: 'Query', field: 'getFormerThing' });
  await expect(check()).rejects.toThrow('another release has the resolver of Query.getFormerThing');
});

test('the check fails with the reason of a refusal', async () => {
  refusal = 'You are not authorized to perform appsync:ListResolvers';
  await expect(check()).rejects.toThrow(refusal);
});
