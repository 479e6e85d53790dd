import { arriveAs } from '../support/browser/arriveAs';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { unique } from '../support/unique';
import { settleStreams } from '../support/kills/settleStreams';

journey('an administrator goes to a talent and to a screen from wherever they are', async (visit) => {
  const { page, open, look, width } = visit;
  const firstName = `葵${width}${unique.word()}`;
  const [admin, talent] = await Promise.all([
    given.theAdministrator(),
    given.aTalent({ lastName: '槙野', firstName, lastNameKana: 'マキノ', firstNameKana: 'アオイ' }),
  ]);
  // The search index follows the tables.
  await settleStreams();
  await arriveAs(visit, admin);
  await open('/admin/audit');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const button = page.getByRole('button', { name: '検索・移動' });
  await button.waitFor();
  expect(requested.filter((url) => /\/Palette-/.test(url))).toEqual([]);

  await button.click();
  const field = page.getByRole('combobox', { name: /を検索$/ });
  await field.waitFor();
  await look('palette');
  const person = page.getByRole('option', { name: `槙野 ${firstName}` });
  await field.pressSequentially(`槙野 ${firstName}`);
  await person.waitFor();
  await look('palette-found');
  await person.click();
  await page.waitForURL(`**/admin/profile/${talent.sub}`);
  await field.waitFor({ state: 'detached' });

  if (width < 768) return;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await field.waitFor();
  expect(await page.getByRole('option').first().textContent()).toContain(firstName);
  await page.keyboard.press('Control+k');
  await field.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  // No letter is lost, even without a pause after the shortcut.
  await page.keyboard.type('カタログにはない言葉');
  expect(await field.inputValue()).toBe('カタログにはない言葉');
  await page.getByText(/に合うものは見つかりませんでした/).waitFor();
  await look('palette-none');
  await field.fill('企業を追加');
  await page.getByRole('option', { name: '企業を追加' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/organizations/new');
  await page.locator('#main h1:focus').waitFor();
});

journey.onADesktop(
  'the palette reports what it cannot reach, and finds screens without a connection',
  async (visit) => {
    const { page, open, look, expectError } = visit;
    expectError(/Failed to (fetch|load resource)/);
    await arriveAs(visit, await given.theAdministrator());
    await open('/admin/audit');
    await page.getByRole('button', { name: '検索・移動' }).click();
    const field = page.getByRole('combobox', { name: /を検索$/ });
    await field.waitFor();
    await page.context().setOffline(true);
    await field.fill('ログ');
    await page.getByRole('option', { name: 'ログ', exact: true }).waitFor();
    await page.getByRole('button', { name: '再読み込み' }).waitFor();
    await look('palette-offline');
    await page.context().setOffline(false);
  },
);
