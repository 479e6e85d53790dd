import type { Page } from 'playwright-core';
import { arriveAs } from '../support/browser/arriveAs';
import { eventually } from '../support/eventually';
import { lentBrowser } from '../support/browser/lentBrowser';
import { startVisit } from '../support/browser/startVisit';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { openArea } from '../support/stack/openArea';
import { unique } from '../support/unique';
import { aClient } from './parts/aClient';

openArea();

/** Lets the next mutation of this name reach the API, and loses the answer on its way back. Returns how often it was sent. */
async function loseAnswerTo(page: Page, mutation: string): Promise<() => number> {
  let sent = 0;
  await page.route('**/graphql', async (route) => {
    const { query: document = '' } = route.request().postDataJSON() as { query?: string };
    if (!document.includes(`${mutation}(`)) return route.fallback();
    sent += 1;
    if (sent > 1) return route.fallback();
    await route.fetch();
    return route.abort('internetdisconnected');
  });
  return () => sent;
}

journey.onAPhone(
  'an answer that is lost on its way back loses nothing and does nothing twice',
  async (visit) => {
    const { page, open } = visit;
    const { client, job } = await aClient();
    const name = `結${unique.word()}`;
    const talent = await given.aTalent({ firstName: name, displayName: name });

    await arriveAs(visit, talent);
    await open(`/jobs/detail/${job.id}?id=true`);
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(/メッセージ/).fill('応募の言葉。');
    await sheet.getByRole('checkbox', { name: /同意/ }).check();
    const applied = await loseAnswerTo(page, 'createUserApplies');
    await sheet.getByRole('button', { name: '応募を送信する' }).click();
    await eventually('a try', async () => applied() || null);
    await page.getByText('インターネットに接続できませんでした').waitFor();
    await sheet.getByRole('button', { name: '応募を送信する' }).click();
    await page.locator('#application-state:focus').waitFor();
    await page.getByRole('link', { name: '応募のページを開く' }).click();
    const log = page.getByRole('log');
    await log.getByText('応募の言葉。').waitFor();

    const written = await loseAnswerTo(page, 'createMessage');
    await page.getByRole('textbox', { name: 'メッセージを入力' }).fill('答えの失われた言葉。');
    await page.getByRole('button', { name: '送信' }).click();
    await eventually('a second try', async () => written() > 1 || null, 120);
    await log.getByText('送信中').first().waitFor({ state: 'detached' });
    expect(await log.getByText('答えの失われた言葉。').count()).toBe(1);

    const other = await startVisit(lentBrowser(), { width: 390, looksAt: [], contrastAt: 1440 });
    await arriveAs(other, client);
    await other.open(`/client/progress/${job.id}?column=APPLIED`);
    await other.page.getByRole('link', { name: `縁 ${name}`, exact: true }).click();
    await other.page.getByRole('log').getByText('答えの失われた言葉。').waitFor();
    expect(await other.page.getByRole('log').getByText('応募の言葉。').count()).toBe(1);
    await other.page.getByRole('tab', { name: '応募内容' }).click();
    const moved = await loseAnswerTo(other.page, 'updateUserApplies');
    await other.page.getByRole('button', { name: '「書類選考」に進める' }).click();
    await other.page.getByRole('button', { name: 'すぐに送信' }).click();
    await other.page.getByText('1件の状態を変えられませんでした。').waitFor();
    await other.page.getByRole('button', { name: '送信する' }).click();
    await other.page.getByText('1件の状態を変えられませんでした。').waitFor({ state: 'detached' });
    await eventually('a second try', async () => moved() > 1 || null);
    await other.page.getByRole('button', { name: '「面談」に進める' }).waitFor();
    await other.leave();
    await log.getByText('選考が「書類選考」に進みました').waitFor();
    await page.reload();
    await log.getByText('選考が「書類選考」に進みました').waitFor();
    for (const text of ['応募の言葉。', '答えの失われた言葉。', '選考が「書類選考」に進みました'])
      expect(await log.getByText(text).count()).toBe(1);
  },
);
