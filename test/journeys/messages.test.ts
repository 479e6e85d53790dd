import { arriveAs } from '../support/browser/arriveAs';
import { lentBrowser } from '../support/browser/lentBrowser';
import { startVisit } from '../support/browser/startVisit';
import { sendMessages } from '../support/conversations/sendMessages';
import { startConversation } from '../support/conversations/startConversation';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';

const DESK = { width: 1440, looksAt: [], contrastAt: 1440 };

journey.onADesktop(
  'two people write to each other: badge, read state, and a lost connection',
  async (visit) => {
    const [talent, admin] = [
      await given.aTalent({ displayName: '高橋ゆい' }),
      await given.theAdministrator(),
    ];
    const id = await startConversation(talent, admin);
    await arriveAs(visit, talent);
    await visit.open('/home');
    const { page } = visit;
    const entry = page.getByRole('link', { name: 'メッセージ' }).first();
    await entry.waitFor();
    const secondWindow = await page.context().newPage();
    await secondWindow.goto(page.url());

    const other = await startVisit(lentBrowser(), DESK);
    await arriveAs(other, admin);
    await other.open(`/message/${id}`);
    const field = other.page.getByRole('textbox', { name: 'メッセージを入力' });
    await field.fill('はじめまして。ご都合はいかがですか。');
    await field.press('Enter');
    const theirs = other.page.getByRole('log');
    await theirs.getByText('ご都合はいかがですか').waitFor();
    await theirs.getByText('送信済み').waitFor();

    const badge = { name: /メッセージ.*未読1件/ };
    await secondWindow.getByRole('link', badge).first().waitFor();
    await page.getByRole('link', badge).first().click();
    await page.getByRole('link', { name: /Enishi運営/ }).waitFor();
    await visit.look('messages-list');
    await page.getByRole('link', { name: /Enishi運営/ }).click();
    await page.getByRole('log').getByText('ご都合はいかがですか').waitFor();
    await visit.look('messages-thread');
    await page
      .getByText(/未読1件/)
      .first()
      .waitFor({ state: 'detached' });
    const elsewhere = secondWindow.getByRole('link', { name: /^メッセージ/ }).first();
    await elsewhere.getByText(/未読/).waitFor({ state: 'detached' });
    await secondWindow.close();

    await theirs.getByText('既読 1/1').click();
    const reader = theirs.getByRole('listitem').filter({ hasText: '高橋ゆい' });
    await reader.getByText(/\d{4}年\d+月\d+日/).waitFor();

    await page.context().setOffline(true);
    const own = page.getByRole('textbox', { name: 'メッセージを入力' });
    await own.fill('圏外から');
    await own.press('Enter');
    await page.getByText('接続が戻ると、自動で送信します。').waitFor();
    for (const text of ['一通目', '二通目', '三通目']) {
      await field.fill(text);
      await field.press('Enter');
    }
    await theirs.getByText('三通目').waitFor();
    await theirs.getByText('送信中').first().waitFor({ state: 'detached' });
    await page.context().setOffline(false);
    await theirs.getByText('圏外から').waitFor();
    await page.getByRole('log').getByText('三通目').waitFor();
    await page.getByRole('log').getByText('送信中').first().waitFor({ state: 'detached' });
    const bubbles = await page.getByRole('log').getByRole('article').locator('p').allInnerTexts();
    expect(bubbles.slice(1)).toEqual(['一通目', '二通目', '三通目', '圏外から']);
    await other.leave();
  },
);

journey.onADesktop('older messages are loaded above without moving what is read', async (visit) => {
  const [talent, admin] = [await given.aTalent(), await given.theAdministrator()];
  const id = await startConversation(talent, admin);
  const texts = Array.from({ length: 130 }, (_, number) => `${number}番目のお知らせです`);
  await sendMessages(id, texts, talent);
  await arriveAs(visit, talent);
  const { page, open } = visit;
  const asked: string[] = [];
  page.on('request', (request) => {
    const { query: document = '' } = (request.postDataJSON?.() ?? {}) as { query?: string };
    // The list is asked for again when the new conversation is announced, which may be now.
    if (/query (Thread|ThreadPage)\b/.test(document)) asked.push(document.split('(')[0]!);
  });
  await open(`/message/${id}`);
  const log = page.getByRole('log');
  await log.getByText('129番目').waitFor();
  await page.waitForLoadState('networkidle');
  // At most the newest page again, for what came while the socket connected.
  expect(['query Thread', 'query Thread,query ThreadPage']).toContain(String(asked));
  expect(await log.getByRole('article').count()).toBe(50);

  const anchor = log.getByText('80番目', { exact: false }).first();
  const scrollTo = (top: number) =>
    page.evaluate(`void (document.querySelector('[role=log]').scrollTop = ${top})`);
  const loaded = page.waitForResponse((response) =>
    /query ThreadPage/.test(response.request().postData() ?? ''),
  );
  await scrollTo(300);
  const before = await anchor.boundingBox();
  await loaded;
  await eventually('the older messages', async () => {
    const top = await page.evaluate(`document.querySelector('[role=log]').scrollTop`);
    return Number(top) > 1000 || undefined;
  });
  const after = await anchor.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2);

  await eventually('the beginning of the thread', async () => {
    await scrollTo(0);
    return (await log.getByText('0番目のお知らせです', { exact: true }).isVisible()) || undefined;
  });
  expect(await log.getByRole('article').count()).toBeLessThan(130);
  // The way back: what was dropped is loaded again.
  await eventually('the end of the thread', async () => {
    await scrollTo(1_000_000);
    return (await log.getByText('129番目').isVisible()) || undefined;
  });
});

journey.onADesktop('a conversation opens at its first unread message', async (visit) => {
  const [talent, admin] = [await given.aTalent(), await given.theAdministrator()];
  const id = await startConversation(talent, admin);
  const texts = Array.from({ length: 40 }, (_, number) => `${number}番目のお知らせです`);
  await sendMessages(id, texts, admin);
  await arriveAs(visit, talent);
  const { page, open } = visit;
  await open(`/message/${id}`);
  await page.getByRole('log').getByText('ここから未読').waitFor();
  const isInView = (text: string) =>
    page.evaluate(`(() => {
      const log = document.querySelector('[role=log]').getBoundingClientRect();
      const line = [...document.querySelectorAll('[role=log] article')].find((one) => one.innerText.includes('${text}'));
      const { top, bottom } = line.getBoundingClientRect();
      return bottom > log.top && top < log.bottom;
    })()`);
  expect([await isInView('0番目'), await isInView('39番目')]).toEqual([true, false]);
});
