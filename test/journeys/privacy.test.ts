import { arriveAs } from '../support/browser/arriveAs';
import { tabTo } from '../support/browser/tabTo';
import { given } from '../support/given';
import { journey } from '../support/journey';

journey.onADesktop(
  'a talent decides with the keyboard who sees what, and sees it before it is saved',
  async (visit) => {
    const { page, open, look } = visit;
    const talent = await given.aTalent({ userMainJobId: 'designer', description: '画面を作っています。' });
    await arriveAs(visit, talent);
    await open('/user/profile');
    await page.getByRole('link', { name: '公開範囲を変更' }).click();
    await page.getByRole('heading', { level: 1, name: '公開範囲' }).waitFor();
    const view = page.getByRole('complementary', { name: '企業からの見え方' });
    await view.getByText(/企業への紹介に同意していないため/).waitFor();
    for (const name of ['企業への紹介に同意する', '氏名']) {
      await tabTo(page, page.getByRole('switch', { name }));
      await page.keyboard.press('Space');
    }
    await view.getByText('縁 結子 / エニシ ユイコ').waitFor();
    await look('privacy');
    const shown = await view.locator('dl').last().innerText();
    await page.getByRole('button', { name: '保存する' }).click();
    await page.getByText(/保存しました/).waitFor();

    // The API answers an organization what the view has promised.
    await open('/user/mypage/preview?as=client');
    await page.getByText('縁 結子 / エニシ ユイコ').waitFor();
    expect(await page.locator('main dl').last().innerText()).toBe(shown);
  },
);

journey.onAPhone('the view of organizations is in a sheet that is always at hand', async (visit) => {
  const { page, open, look } = visit;
  await arriveAs(visit, await given.aTalent({ isAgreedPostForClient: true }));
  await open('/user/privacy');
  await page.getByRole('switch', { name: '性別' }).click();
  await page.getByRole('button', { name: '企業からの見え方' }).click();
  await page.getByRole('dialog').getByRole('article').waitFor();
  await look('privacy-sheet');
});
