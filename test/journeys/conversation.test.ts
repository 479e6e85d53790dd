import type { Page } from 'playwright-core';
import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { lentBrowser } from '../support/browser/lentBrowser';
import { startVisit } from '../support/browser/startVisit';
import type { Visit } from '../support/browser/Visit';
import { sendMessages } from '../support/conversations/sendMessages';
import { startConversation } from '../support/conversations/startConversation';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { graphql } from '../support/graphql';

const DESK = { width: 1440, looksAt: [], contrastAt: 1440 };
const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'メッセージを入力' });
const textsOf = (page: Page) => page.getByRole('log').getByRole('article').locator('p').allInnerTexts();
/** Opens a path of the web app in a second browser window, in which another person is signed in. */
async function visitAs(person: Parameters<typeof arriveAs>[1], path: string): Promise<Visit> {
  const visit = await startVisit(lentBrowser(), DESK);
  await arriveAs(visit, person);
  await visit.open(path);
  return visit;
}

journey.onADesktop(
  'a member who is added appears, and one who leaves receives nothing more',
  async (visit) => {
    const [talent, third, admin] = [
      await given.aTalent(),
      await given.aTalent({ displayName: '三浦さくら' }),
      await given.theAdministrator(),
    ];
    const id = await startConversation(talent, admin);
    const apart = await startConversation(third, admin, '別の会話');
    await sendMessages(id, ['はじめに'], admin);
    await arriveAs(visit, talent);
    await visit.open(`/message/${id}`);
    const { page } = visit;
    await page.getByRole('log').getByText('はじめに').waitFor();
    const members = page.getByRole('complementary', { name: '詳細' });
    expect(await members.getByText('三浦さくら').count()).toBe(0);

    const other = await startVisit(lentBrowser(), DESK);
    const frames: string[] = [];
    let subscribed = 0;
    other.page.on('websocket', (socket) =>
      socket
        .on('framereceived', ({ payload }) => frames.push(String(payload)))
        .on('framesent', ({ payload }) => (subscribed += Number(String(payload).includes('"type":"start"')))),
    );
    await arriveAs(other, third);
    await other.open('/message');
    await other.page.getByRole('link', { name: /Enishi運営/ }).waitFor();
    // The list can be there before its subscriptions are.
    await eventually('the subscriptions of the list', async () => {
      const accepted = frames.filter((frame) => frame.includes('"type":"start_ack"')).length;
      return (subscribed > 0 && accepted === subscribed) || undefined;
    });
    const add = graphql(`
      mutation Add($input: CreateUserConversationsInput!) {
        createUserConversations(input: $input) {
          id
        }
      }
    `);
    const { errors } = await query(add, { input: { conversationId: id, userId: third.sub } }, admin);
    expect(errors).toEqual([]);
    await other.page
      .getByRole('link', { name: /面談のご相談/ })
      .first()
      .click();
    await other.page.getByRole('log').getByText('はじめに').waitFor();
    await fieldOf(other.page).fill('わたしも加わります');
    await fieldOf(other.page).press('Enter');
    const theirs = page.getByRole('log').getByRole('article').filter({ hasText: 'わたしも加わります' });
    await theirs.getByText('三浦さくら').waitFor();
    await members.getByText('三浦さくら').waitFor();

    await other.page
      .getByRole('complementary', { name: '詳細' })
      .getByRole('button', { name: '会話から退出する' })
      .click();
    await other.page.getByRole('dialog').getByRole('button', { name: '会話から退出する' }).click();
    await other.page.waitForURL('**/message');
    await fieldOf(page).fill('退出後の話');
    await fieldOf(page).press('Enter');
    await page
      .getByRole('log')
      .getByRole('article')
      .filter({ hasText: '退出後の話' })
      .getByText('送信済み')
      .waitFor();
    // What was sent later has arrived, so the earlier message would have arrived too.
    await sendMessages(apart, ['別の会話の話'], admin);
    await eventually(
      'the other conversation',
      async () => frames.some((frame) => frame.includes('別の会話の話')) || undefined,
    );
    expect(frames.filter((frame) => frame.includes('退出後の話'))).toEqual([]);
    expect(await other.page.getByText('退出後の話').count()).toBe(0);
    await other.open(`/message/${id}`);
    await other.page.waitForURL('**/404');
    await other.leave();
  },
);

/**
 * Presses a key (by default Tab) until the focus is on an element whose tag and label match `name`. Throws
 * after 80 presses.
 */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  const focused = `(() => {
    const { ariaLabel, innerText, tagName } = document.activeElement;
    return tagName + ' ' + (ariaLabel ?? innerText ?? '');
  })()`;
  for (let count = 0; count < 80; count += 1) {
    await page.keyboard.press(key);
    if (name.test(String(await page.evaluate(focused)))) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

journey.onADesktop('a conversation from the list to leaving it, with the keyboard alone', async (visit) => {
  const [talent, admin] = [await given.aTalent(), await given.theAdministrator()];
  const id = await startConversation(talent, admin);
  await sendMessages(id, ['ご都合はいかがですか', 'お返事をお待ちしています'], admin);
  await arriveAs(visit, talent);
  await visit.open('/message');
  const { page } = visit;
  await page.getByRole('link', { name: /Enishi運営/ }).waitFor();
  await tabTo(page, /^A .*Enishi運営/s);
  await page.keyboard.press('Enter');
  const log = page.getByRole('log');
  await log.getByText('お返事を').waitFor();

  await tabTo(page, /^TEXTAREA/);
  await page.keyboard.type('一行目');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('二行目');
  await page.keyboard.press('Enter');
  await log.getByText('二行目').waitFor();
  expect((await textsOf(page)).at(-1)).toBe('一行目\n二行目');
  await log.getByText('送信済み').waitFor();
  await page.keyboard.type('続けて書けます');
  await tabTo(page, /^INPUT/);
  await page.keyboard.press('Space');
  await tabTo(page, /^TEXTAREA/, 'Shift+Tab');
  await page.keyboard.press('Control+Enter');
  await log.getByText('続けて書けます').waitFor();

  const other = await visitAs(admin, `/message/${id}`);
  await other.page.getByRole('log').getByText('続けて書けます').waitFor();
  await log.getByText('既読 1/1').last().waitFor();
  await other.leave();
  await tabTo(page, /^SUMMARY .*既読/s, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await log
    .getByText(/\d{4}年\d+月\d+日 /)
    .last()
    .waitFor();
  await tabTo(page, /^DIV 会話/, 'Shift+Tab');
  await page.keyboard.press('Home');

  await tabTo(page, /^BUTTON 会話から退出する/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, /^BUTTON 会話から退出する/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/message');
  await page.getByText('会話から退出しました').first().waitFor();
});
