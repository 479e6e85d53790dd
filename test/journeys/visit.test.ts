import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lentBrowser } from '../support/browser/lentBrowser';
import { startVisit } from '../support/browser/startVisit';

const pages: Record<string, string> = {
  '/good': '<html lang="ja"><title>縁</title><main><h1>縁 結子さん</h1></main></html>',
  '/pale': '<html lang="ja"><title>縁</title><main><p style="color: #ddd">読めない</p></main></html>',
  '/unnamed':
    '<html lang="ja"><title>縁</title><style>@media (min-width: 600px) { button { display: none } }</style><main><button></button></main></html>',
  '/broken': '<html lang="ja"><title>縁</title><script>throw new Error("broken on purpose")</script></html>',
  '/loud': '<html lang="ja"><title>縁</title><script>console.error("loud on purpose")</script></html>',
};

const onADesktop = { width: 1440, looksAt: [390, 1440], contrastAt: 1440 };

describe('the check of a visited page', () => {
  let server: Server;
  const suite = process.env.ENISHI_URL;
  beforeAll(async () => {
    server = createServer(({ url = '' }, response) =>
      response
        .writeHead(pages[url] ? 200 : 204, { 'content-type': 'text/html; charset=utf-8' })
        .end(pages[url]),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    process.env.ENISHI_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    process.env.ENISHI_URL = suite;
    server.close();
  });

  test('reports nothing for a good page', async () => {
    const visit = await startVisit(lentBrowser(), onADesktop);
    await visit.open('/good');
    expect(await visit.page.getByRole('heading').textContent()).toBe('縁 結子さん');
    await visit.look('unit-good');
    await visit.leave();
  });

  test('fails on text with too little contrast', async () => {
    const visit = await startVisit(lentBrowser(), onADesktop);
    await visit.open('/pale');
    await expect(visit.look('unit-pale')).rejects.toThrow('color-contrast');
    await visit.leave();
  });

  test('fails on a problem that only the other width shows, and restores the original width', async () => {
    const visit = await startVisit(lentBrowser(), onADesktop);
    await visit.open('/unnamed');
    await expect(visit.look('unit-unnamed')).rejects.toThrow('button-name');
    await visit.open('/good');
    await visit.look('unit-good');
    expect(visit.page.viewportSize()).toMatchObject({ width: 1440 });
    await visit.leave();
  });

  test.each([
    ['an error that the page throws', '/broken', 'broken on purpose'],
    ['an error in the console', '/loud', 'loud on purpose'],
  ])('fails on %s', async (_title, path, message) => {
    const visit = await startVisit(lentBrowser(), onADesktop);
    await visit.open(path);
    await expect(visit.leave()).rejects.toThrow(message);
  });
});
