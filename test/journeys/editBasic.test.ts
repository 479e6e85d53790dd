import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { drawPicture } from '../support/browser/drawPicture';
import { tabTo } from '../support/browser/tabTo';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { typeOption } from '../support/browser/typeOption';
import { graphql } from '../support/graphql';

journey('a talent edits the basic data with the keyboard alone, and uploads a picture', async (visit) => {
  const { page, open, look } = visit;
  const talent = await given.aTalent({ userMainJobId: 'designer' });
  await arriveAs(visit, talent);
  await open('/user/edit-basic');
  const field = (label: string | RegExp) => page.getByLabel(label);
  await tabTo(page, field(/^姓/));
  await page.keyboard.type('えにし');
  await tabTo(page, page.getByRole('radiogroup', { name: '性別' }).getByRole('radio').first());
  await page.keyboard.press('ArrowRight');
  await tabTo(page, field(/^活動拠点/));
  await typeOption(page, '京都', '京都府');
  await tabTo(page, field(/^自己紹介/));
  await page.keyboard.type('画面と音声を作っています。');
  await tabTo(page, field(/^電話番号/));
  await page.keyboard.type('123');
  await tabTo(page, field(/^X（Twitter）/));
  await page.keyboard.type('https://example.com/me');
  await page.keyboard.press('Enter');
  // The first field that the form refuses has the focus.
  await field(/^電話番号/)
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('090-1234-5678');
  await tabTo(page, field(/^X（Twitter）/));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('https://x.com/yuiko');
  await page.keyboard.press('Enter');
  await page.getByText(/保存しました/).waitFor();

  await page.getByRole('button', { name: 'プロフィール画像' }).setInputFiles({
    ...{ name: 'icon.png', mimeType: 'image/png', buffer: await drawPicture(page, 300, 240) },
  });
  await page.getByRole('button', { name: '画像を外す' }).waitFor();
  await look('edit-basic');
  await page.getByRole('button', { name: '保存する' }).click();
  await page.getByText('未保存の変更があります').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: '画像を外す' }).waitFor();

  const stored = graphql(`
    query ($sub: ID!) {
      getUser(sub: $sub) {
        lastName
        gender
        baseLocation {
          name
        }
        description
        tel
        twitterUrl
        isAlreadyEditedBasic
      }
    }
  `);
  const { data } = await query(stored, { sub: talent.sub }, talent);
  expect(data).toEqual({
    getUser: {
      ...{ lastName: 'えにし', gender: 'MALE', baseLocation: { name: '京都府' } },
      ...{
        description: '画面と音声を作っています。',
        tel: '+819012345678',
        twitterUrl: 'https://x.com/yuiko',
      },
      isAlreadyEditedBasic: true,
    },
  });
});

journey.onAPhone('a change on another device is shown, and nothing typed is lost', async (visit) => {
  const { page, open } = visit;
  const talent = await given.aTalent({
    userMainJobId: 'designer',
    description: '初めの紹介',
    tel: '09012345678',
  });
  await arriveAs(visit, talent);
  await open('/user/edit-basic');
  await page.getByLabel(/^自己紹介/).fill('わたしの紹介');
  const update = graphql(`
    mutation ($input: UpdateUserInput!) {
      updateUser(input: $input) {
        id
      }
    }
  `);
  await query(update, { input: { sub: talent.sub, description: 'ほかの画面の紹介' } }, talent);
  await page.getByRole('button', { name: '保存する' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('ほかの画面の紹介').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByLabel(/^自己紹介/).inputValue()).toBe('わたしの紹介');
});

journey.onAPhone(
  'a picture that is lost half-way is sent again, and one that is too small is refused',
  async (visit) => {
    const { page, open } = visit;
    const talent = await given.aTalent({ userMainJobId: 'designer' });
    await arriveAs(visit, talent);
    await open('/user/edit-basic');
    const choose = async (width: number) =>
      page.getByRole('button', { name: 'プロフィール画像' }).setInputFiles({
        ...{ name: 'icon.png', mimeType: 'image/png', buffer: await drawPicture(page, width, 240) },
      });
    await choose(100);
    await page.getByText(/画像が小さすぎます/).waitFor();
    await page.getByLabel(/^自己紹介/).fill('入力中の紹介');
    await page.route('**/enishi-filesbucket*', (route) => route.abort('internetdisconnected'), { times: 1 });
    await choose(300);
    await page.getByRole('button', { name: 'icon.pngをもう一度送信する' }).click();
    await page.getByRole('button', { name: '画像を外す' }).waitFor();
    expect(await page.getByLabel(/^自己紹介/).inputValue()).toBe('入力中の紹介');
  },
);
