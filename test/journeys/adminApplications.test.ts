import type { Page } from 'playwright-core';
import { query } from '../support/api/query';
import { downloaded } from '../support/browser/downloaded';
import { arriveAs } from '../support/browser/arriveAs';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { unique } from '../support/unique';
import { settleStreams } from '../support/kills/settleStreams';
import { graphql } from '../support/graphql';

const apply = graphql(`
  mutation Apply($input: CreateUserAppliesInput!) {
    createUserApplies(input: $input) {
      id
    }
  }
`);

const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/**
 * Returns the contrast between the top bar and the focus ring of a button in it. It must be at least 3 (WCAG
 * 1.4.11).
 */
async function ringContrast(page: Page) {
  await page.locator('header').getByRole('button').first().press('Shift');
  const colours = await page.evaluate<[string, string]>(`[
    getComputedStyle(document.activeElement).outlineColor,
    getComputedStyle(document.activeElement.closest('header')).backgroundColor,
  ]`);
  const [dark = 0, light = 0] = colours.map(luminance).sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

journey.onADesktop(
  'an administrator finds an applicant, moves the application with a reason and downloads the list',
  async (visit) => {
    const { page, open, look } = visit;
    const name = `結${unique.word()}`;
    const talent = await given.aTalent({ firstName: name });
    const job = await given.anOpenJob();
    const input = { userID: talent.sub, openJobID: job.id, message: '=HYPERLINK("https://example.com")' };
    const { errors } = await query(apply, { input }, talent);
    expect(errors).toEqual([]);
    // The search index follows the tables.
    await settleStreams();

    await arriveAs(visit, await given.theAdministrator());
    await open('/admin/applies');
    await page.getByRole('row').nth(10).waitFor();
    await look('admin-applies');
    expect(await ringContrast(page)).toBeGreaterThan(3);

    const search = page.getByRole('searchbox', { name: /タレント名/ });
    const row = page.getByRole('row', { name: new RegExp(name) });
    await search.fill(name);
    await search.press('Enter');
    await page.waitForURL(/q=/);
    // Until the answer comes, the old rows stay.
    await page.getByRole('heading', { level: 1, name: /応募者\s*1件$/ }).waitFor();

    await row.getByRole('button', { name: /の状態を変える/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '状態を変える' }).click();
    await dialog.getByText('変更後の状態を選んでください').waitFor();
    await dialog.getByRole('radio', { name: '「見送り」にする' }).check();
    await look('admin-applies-move');
    await dialog.getByRole('button', { name: '状態を変える' }).click();
    await dialog.getByText('理由を選んでください').waitFor();
    await dialog.getByRole('radio', { name: '経験の領域・年数が合わない' }).check();
    await dialog.getByLabel('添える言葉').fill('経験年数が合わないため');
    await dialog.getByRole('button', { name: '状態を変える' }).click();
    await row.getByText('未送信：見送り').waitFor();
    await look('admin-applies-unsent');
    // It is sent without further action, when it can no longer be taken back.
    await row.getByText('見送り', { exact: true }).waitFor();

    await row.getByRole('button', { name: /の応募を開く/ }).click();
    await page.getByText('経験年数が合わないため').waitFor();
    await look('admin-applies-drawer');
    await page.keyboard.press('Escape');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSVを保存' }).click();
    const csv = await downloaded(download);
    expect(csv).toContain('\uFEFF"タレント","状態","案件"');
    expect(csv).toContain(name);
    expect(csv).toContain(`'=HYPERLINK`);
  },
);
