import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { refreshPictures } from '../../../lambdas/lib/pictures/refreshPictures';
import { type EngineTables, engineTables } from '../../support/engineTables';

const PICTURE = 'me/work.png';
const block = {
  __typename: 'UserPortfolio',
  type: 'IMAGE',
  content: `private/${PICTURE}`,
  isPublished: true,
};

let tables: EngineTables;

type Asked = (method: string, key: string) => Promise<void>;

/**
 * An S3 bucket in memory, in place of the network: it answers what `callBucket` asks with `fetch`. It contains
 * the keys of its objects; their content does not matter.
 */
class FileServer {
  readonly keys = new Set<string>();
  /** Called after each request for an object, before it is answered. */
  onAsked: Asked = () => Promise.resolve();

  constructor() {
    Object.assign(process.env, { AWS_ENDPOINT_URL_S3: 'http://files.test', FILES_BUCKET: 'files' });
    Object.assign(process.env, { AWS_SESSION_TOKEN: 'local' });
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      const [, , key = ''] = /^http:\/\/files\.test\/([^/]+)\/(.+)$/.exec(`${url as string}`) ?? [];
      return this.answer(init?.method ?? 'GET', key);
    });
  }

  private async answer(method: string, key: string): Promise<Response> {
    const isMissing = method === 'GET' && !this.keys.has(key);
    if (method === 'PUT') this.keys.add(key);
    if (method === 'DELETE') this.keys.delete(key);
    await this.onAsked(method, key);
    return new Response(null, { status: isMissing ? 404 : 200, headers: { 'content-type': 'image/png' } });
  }
}

let files: FileServer;

const store = (sk: string, values: object) =>
  tables.client.send(new PutCommand({ TableName: 'Talent', Item: { pk: 'me', sk, ...values } }));
const storeUser = (values: object) => store('User', { __typename: 'User', sub: 'me', ...values });
const refresh = (unused: 'hide' | 'keep' = 'hide') =>
  refreshPictures({ Bucket: 'files', sub: 'me', pictures: [PICTURE] }, unused);

/** Runs `work` once, as soon as a request with this method and key was made, before it is answered. */
const onceAsked = (method: string, key: string, work: () => Promise<unknown>) => {
  files.onAsked = async (...asked) => {
    if (asked.join(' ') !== `${method} ${key}`) return;
    files.onAsked = () => Promise.resolve();
    await work();
  };
};

beforeAll(async () => {
  tables = await engineTables();
});
afterAll(() => tables.stop());
beforeEach(async () => {
  files = new FileServer();
  files.keys.add(`private/${PICTURE}`);
  await store('UserPortfolio#1', block);
});
afterEach(() => jest.restoreAllMocks());

test('a hidden picture does not become public when a private profile chooses it at the same moment', async () => {
  files.keys.add(`public/${PICTURE}`);
  await storeUser({ isPrivate: true });
  onceAsked('DELETE', `public/${PICTURE}`, () =>
    storeUser({ isPrivate: true, coverImage: `private/${PICTURE}` }),
  );
  await refresh();
  expect([...files.keys]).toEqual([`private/${PICTURE}`]);
});

test('an icon that is not shared does not become public by the URL of its block', async () => {
  await storeUser({ isShareProfileIcon: false, profileIcon: `private/${PICTURE}` });
  await store('UserPortfolio#1', { ...block, isPublished: false });
  await refresh();
  await refresh('keep');
  expect([...files.keys]).toEqual([`private/${PICTURE}`]);
  await storeUser({ isShareProfileIcon: true, profileIcon: `private/${PICTURE}` });
  await refresh();
  expect([...files.keys].sort()).toEqual([`private/${PICTURE}`, `public/${PICTURE}`]);
});

test('the icon of a private profile keeps its file below public', async () => {
  files.keys.clear();
  files.keys.add(`public/${PICTURE}`);
  await storeUser({ isPrivate: true, profileIcon: `public/${PICTURE}` });
  await refresh();
  expect([...files.keys]).toEqual([`public/${PICTURE}`]);
});

test.each([
  ['the check found no record', 'keep'],
  ['the reaction found no file', 'hide'],
] as const)('a published picture becomes public although %s', async (_case, first) => {
  await storeUser({});
  files.keys.clear();
  // The check stores the file and then reads the records; the reaction reads the stored record and then the file.
  const check = () => (files.keys.add(`private/${PICTURE}`), refresh('keep'));
  if (first === 'hide') {
    onceAsked('GET', `private/${PICTURE}`, check);
    await refresh();
  } else {
    await store('UserPortfolio#1', { ...block, content: null });
    await check();
    await store('UserPortfolio#1', block);
    await refresh();
  }
  expect(files.keys).toContain(`public/${PICTURE}`);
});
