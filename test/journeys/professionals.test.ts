import { arriveAs } from '../support/browser/arriveAs';
import { given } from '../support/given';
import { journey } from '../support/journey';

journey('a visitor finds what professionals do and asks about it', async ({ page, open, look }) => {
  await open('/professionals');
  await page.waitForURL('**/professionals/categories');
  await page.getByRole('heading', { level: 1, name: 'プロフェッショナル' }).waitFor();
  await page.getByRole('article').first().waitFor();
  await look('professionals');
  await page.getByRole('article').first().getByRole('link').click();
  await page.waitForURL('**/professionals/categories/skills?category=*');
  await page.getByRole('heading', { name: 'プロフェッショナルとして掲載を希望する方へ' }).waitFor();
  await look('professional-skills');
  const item = page.getByRole('article').first().getByRole('link');
  const name = await item.innerText();
  await item.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('article').first().waitFor();
  await look('professional-item');
  await page.getByRole('link', { name: '相談する' }).click();
  await page.waitForURL('**/contact-us?*');
  await page.getByLabel('件名').waitFor();
  expect(await page.getByLabel('件名').inputValue()).toBe(`「${name}」のご相談`);
});

journey.onAPhone('a talent applies to be listed in a category, once', async (visit) => {
  const { page, open, look } = visit;
  await arriveAs(visit, await given.aTalent());
  await open('/professionals/categories');
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('button', { name: '掲載を申し込む' }).click();
  await page.getByText('お申し込みを受け付けました').waitFor();
  await look('professional-applied');
  await page.reload();
  await page.getByRole('button', { name: '掲載を申し込む' }).click();
  await page.getByText('すでにお申し込みいただいています。').waitFor();
});

journey.onAPhone('a talent looks at the recommended jobs; a visitor has to sign in', async (visit) => {
  const { page, open, look } = visit;
  await open('/pickup');
  await page.waitForURL('**/auth/login*');
  await arriveAs(visit, await given.aTalent());
  await open('/pickup');
  await page.getByRole('heading', { level: 1, name: 'ピックアップ' }).waitFor();
  await page.getByRole('article').first().waitFor();
  await look('pickup');
});
