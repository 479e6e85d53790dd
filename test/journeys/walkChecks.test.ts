import { journey } from '../support/journey';
import { checkPage } from '../walk/page/checkPage';

const page = (body: string) =>
  `<!doctype html><html lang="ja"><title>検査</title><main><h1>検査</h1>${body}</main></html>`;

const box = (style: string) =>
  `<p style="width: 80px; ${style}">受付画面を組み直すフロントエンドエンジニア</p>`;

journey.onADesktop('the walk finds what it promises to find', async ({ page: shown }) => {
  const found = async (body: string) => {
    await shown.setContent(page(body));
    return (await checkPage(shown)).join('\n');
  };
  expect(await found('<p>縁を結ぶ</p>')).toBe('');
  expect(await found('<div style="width: 2000px">広い</div>')).toMatch(/^\d+ px wide in a window of \d+/);
  expect(await found(box('overflow: hidden; white-space: nowrap'))).toMatch(/^“受付画面.+ is cut by p/);
  expect(await found(box('overflow: hidden; height: 20px'))).toMatch(/ is cut by p/);
  expect(
    await found(
      '<p style="position: absolute; right: 95vw; white-space: nowrap">窓の外に出ている長い文章がここにあります</p>',
    ),
  ).toMatch(/ is cut by the window/);
  expect(await found('<p style="color: #ccc; background: #fff">薄い文字</p>')).toMatch(/^color-contrast/);
});

journey.onADesktop(
  'the walk lets pass what is cut on purpose or can be scrolled',
  async ({ page: shown }) => {
    for (const style of [
      'overflow: hidden; white-space: nowrap; text-overflow: ellipsis',
      'overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1',
    ]) {
      await shown.setContent(page(box(style)));
      expect(await checkPage(shown)).toEqual([]);
    }
    const row = '<p style="width: 400px; margin: 0">受付画面を組み直すフロントエンドエンジニア</p>';
    await shown.setContent(page(`<div tabindex="0" style="width: 80px; overflow-x: auto">${row}</div>`));
    expect(await checkPage(shown)).toEqual([]);
  },
);
