import { arriveAs } from '../support/browser/arriveAs';
import { startConversation } from '../support/conversations/startConversation';
import { sendMessages } from '../support/conversations/sendMessages';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';

const isSending = /mutation SendMessage/;

journey.onADesktop('messages whose answers are lost survive a reload, and are stored once', async (visit) => {
  const [talent, admin] = [await given.aTalent(), await given.theAdministrator()];
  const id = await startConversation(talent, admin);
  await sendMessages(id, ['はじめに'], admin);
  await arriveAs(visit, talent);
  const { page, open } = visit;
  let isCut = true;
  const arrived: string[] = [];
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postData() ?? '';
    if (!isCut || !isSending.test(asked)) return route.continue();
    // The server stores the message, but the browser learns nothing.
    await route.fetch();
    arrived.push(asked);
    await route.abort('internetdisconnected');
  });
  await open(`/message/${id}`);
  const log = page.getByRole('log');
  await log.getByText('はじめに').waitFor();
  const field = page.getByRole('textbox', { name: 'メッセージを入力' });
  for (const text of ['一通目', '二通目', '三通目']) {
    await field.fill(text);
    await field.press('Enter');
  }
  await page.getByText('接続が戻ると、自動で送信します。').first().waitFor();
  await eventually('a message at the server', async () => arrived[0]);

  isCut = false;
  await page.reload();
  await log.getByText('三通目').waitFor();
  await log.getByText('送信中').first().waitFor({ state: 'detached' });
  const texts = () => log.getByRole('article').locator('p').allInnerTexts();
  await eventually('each once', async () => (await texts()).length === 4 || undefined);
  expect(await texts()).toEqual(['はじめに', '一通目', '二通目', '三通目']);
  await page.reload();
  await log.getByText('三通目').waitFor();
  expect(await texts()).toEqual(['はじめに', '一通目', '二通目', '三通目']);
});
