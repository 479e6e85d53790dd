import { journey } from '../support/journey';
import { buildTokensCss } from '../../web/src/lib/theme/buildTokensCss';
import { buildAntdColors } from '../../web/src/lib/theme/buildAntdColors';
import { checkPage } from '../walk/page/checkPage';
import { findForeignStyles } from '../walk/page/findForeignStyles';
import { type UsedStyle, usedStyles } from '../walk/page/usedStyles';

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
  expect(
    await found('<div style="position: absolute; top: 0; height: calc(100vh + 2px); width: 1px"></div>'),
  ).toBe('the page is 2 px taller than the window');
  const inEnglish = page('<p>東京都</p>')
    .replace('lang="ja"', 'lang="en"')
    .replace('<h1>検査</h1>', '<h1>Check</h1>');
  await shown.setContent(inEnglish);
  expect(await checkPage(shown)).toContain('no element says that “東京都” is Japanese');
  const head = '<header style="overflow: hidden"><h1>設定</h1></header>';
  expect(await found(`${head}<div>糊付け</div>`)).toMatch(/^only \d px below the head of the page/);
  expect(await found(`${head}<div style="margin-block-start: 24px">余白</div>`)).toBe('');
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

journey.onADesktop('the walk names each size and colour that is not a token', async ({ page: shown }) => {
  const foreign = async (style: string, size = '100%') => {
    const html = `<!doctype html><html style="font-size: ${size}"><style>${buildTokensCss()}
      body, h1 { font: var(--enishi-text-14); } p { width: 300px; }</style>`;
    await shown.setContent(`${html}<main><p style="${style}">縁を結ぶ</p></main>`);
    return findForeignStyles(await shown.evaluate<UsedStyle[]>(usedStyles));
  };
  const dressed = 'font: var(--enishi-bold-18); border-radius: 8px; background: var(--enishi-primary-wash)';
  expect(await foreign(dressed)).toEqual([]);
  expect(await foreign(dressed, '200%')).toEqual([]);
  expect(await foreign('border-radius: 999px; background: var(--enishi-wash)')).toEqual([]);
  const { colorPrimaryHover, colorBgMask } = buildAntdColors({ color: 'red', mode: 'dark' });
  expect(await foreign(`color: ${colorPrimaryHover}; background: ${colorBgMask}`)).toEqual([]);
  expect(await foreign('font-size: 15px')).toEqual(['font size 15 is not a token: p “縁を結ぶ”']);
  expect(await foreign('font-size: 14px', '200%')).toEqual(['font size 7 is not a token: p “縁を結ぶ”']);
  expect(await foreign('line-height: 1.7')).toEqual(['line height 1.7 is not a token: p “縁を結ぶ”']);
  expect(await foreign('border: 1px solid; border-radius: 6px')).toEqual(['radius 6 is not a token: p']);
  expect(await foreign('color: #123456')).toEqual(['colour rgb(18, 52, 86) is not a token: p']);
});
