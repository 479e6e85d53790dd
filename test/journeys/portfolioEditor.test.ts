import { arriveAs } from '../support/browser/arriveAs';
import { drawPicture } from '../support/browser/drawPicture';
import { tabTo } from '../support/browser/tabTo';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { origin } from '../support/stack/origin';

journey('a talent puts a portfolio together with the keyboard alone, and publishes it', async (visit) => {
  const { page, open, look } = visit;
  const talent = await given.aTalent({ userMainJobId: 'designer' });
  await arriveAs(visit, talent);
  await open('/user/portfolio');
  await page.getByText('まだブロックがありません', { exact: false }).waitFor();
  await look('portfolio-empty');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const press = async (name: string | RegExp) => {
    await tabTo(page, button(name));
    await page.keyboard.press('Enter');
  };
  const add = async (type: RegExp, label: RegExp, content: string, title: string) => {
    await press('ブロックを追加');
    await button(type).waitFor();
    await press(type);
    await page.getByLabel(label).waitFor();
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(content);
    await tabTo(page, page.getByLabel(/^見出し/));
    await page.keyboard.type(title);
    await press('保存する');
    await page.getByRole('listitem').getByText(title).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await add(/^文章/, /^本文/, '画面と音声を作っています。', 'はじめまして');
  await add(/^リンク/, /^リンク先のURL/, 'https://example.com/talk', '登壇資料');

  await tabTo(page, button('「登壇資料」を並べ替える'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  const first = page.getByRole('list', { name: 'ポートフォリオのブロック' }).getByRole('listitem').first();
  await first.getByText('登壇資料').waitFor();

  for (const title of ['登壇資料', 'はじめまして']) {
    await tabTo(page, page.getByRole('switch', { name: `「${title}」を公開する` }));
    await page.keyboard.press('Space');
  }
  await page.getByText('公開 2件・非公開 0件').waitFor();

  await press('URLを変更');
  const path = `p-${talent.sub.slice(0, 13)}`;
  const field = page.getByLabel(/^URLの末尾/);
  await field.waitFor();
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('admin');
  await page.getByText('この名前は使えません', { exact: false }).waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(path);
  await page.getByText(`「${path}」は使えます`, { exact: false }).waitFor();
  await look('portfolio-path');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await look('portfolio-editor');

  await tabTo(page, page.getByRole('tab', { name: '編集' }));
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { level: 2, name: 'はじめまして' }).waitFor();
  await look('portfolio-preview');

  await open(`/portfolio/${path}`);
  await page.getByRole('heading', { level: 2, name: 'はじめまして' }).waitFor();
  await page.getByRole('link', { name: /登壇資料/ }).waitFor();
});

journey.onAPhone('a picture is shown to everybody while its block is published', async (visit) => {
  const { page, open, look } = visit;
  const talent = await given.aTalent({ userMainJobId: 'designer' });
  await arriveAs(visit, talent);
  await open('/user/portfolio');
  await page.getByRole('button', { name: 'ブロックを追加' }).click();
  await page.getByRole('button', { name: /^画像/ }).click();
  await page.getByRole('button', { name: '画像', exact: true }).setInputFiles({
    ...{ name: 'work.png', mimeType: 'image/png', buffer: await drawPicture(page, 600, 400) },
  });
  await page.getByRole('button', { name: '画像を外す' }).waitFor();
  await page.getByLabel(/^見出し/).fill('制作した画面');
  await page.getByRole('switch', { name: '「画像」を公開する' }).click();
  await look('portfolio-picture');
  await page.getByRole('button', { name: '保存する' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'プレビュー' }).click();
  await page.reload();
  await page.getByRole('tab', { name: 'プレビュー' }).click();
  const picture = page.getByRole('img', { name: '制作した画面' });
  await picture.waitFor();
  const url = new URL((await picture.getAttribute('src')) ?? '', origin());
  expect(url.pathname).toMatch(new RegExp(`^/public/${talent.sub}/`));
  const answers = (status: number) =>
    eventually(`the answer ${status}`, async () => ((await fetch(url)).status === status ? true : null));
  await answers(200);

  await page.getByRole('tab', { name: '編集' }).click();
  await page.getByRole('switch', { name: '「制作した画面」を公開する' }).click();
  await answers(404);
  await page.getByRole('switch', { name: '「制作した画面」を公開する' }).click();
  await answers(200);
  await page.getByRole('button', { name: '「制作した画面」を削除' }).click();
  await answers(404);
  await page.getByRole('button', { name: '元に戻す' }).click();
  await answers(200);
});
