import { arriveAs } from '../../support/browser/arriveAs';
import { lentBrowser } from '../../support/browser/lentBrowser';
import { startVisit } from '../../support/browser/startVisit';
import { sendMessages } from '../../support/conversations/sendMessages';
import { startConversation } from '../../support/conversations/startConversation';
import { given } from '../../support/given';
import { journey } from '../../support/journey';

const DESK = { width: 1440, looksAt: [], contrastAt: 1440 };

/**
 * Registers the journey in which one side of a conversation loses its network, while both go on writing.
 * @param cut what happens between the messages at the beginning of the cut and those at its end
 */
export function describeLostConnection(title: string, cut?: () => Promise<void>): void {
  journey.onADesktop(title, async (visit) => {
    const [talent, admin] = [await given.aTalent(), await given.theAdministrator()];
    const id = await startConversation(talent, admin);
    await sendMessages(id, ['はじめに'], admin);
    await arriveAs(visit, talent);
    const { page } = visit;
    let isCut = false;
    // A cut network does not close sockets: what is sent on them is lost in both directions.
    await page.routeWebSocket(/\/realtime/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => isCut || server.send(message));
      server.onMessage((message) => isCut || socket.send(message));
    });
    await visit.open(`/message/${id}`);
    const log = page.getByRole('log');
    await log.getByText('はじめに').waitFor();
    const other = await startVisit(lentBrowser(), DESK);
    await arriveAs(other, admin);
    await other.open(`/message/${id}`);
    const theirs = other.page.getByRole('log');
    await theirs.getByText('はじめに').waitFor();
    const write = async (side: typeof page, text: string) => {
      const field = side.getByRole('textbox', { name: 'メッセージを入力' });
      await field.fill(text);
      await field.press('Enter');
      await side.getByRole('log').getByText(text).waitFor();
    };
    await write(other.page, '届く一通');
    await log.getByText('届く一通').waitFor();

    isCut = true;
    await page.context().setOffline(true);
    const [here, there] = [[] as string[], [] as string[]];
    for (const moment of ['直後', '終わり']) {
      for (const number of [1, 2, 3]) {
        here.push(`圏外の${moment}${number}`);
        there.push(`圏内の${moment}${number}`);
        await write(page, here.at(-1)!);
        await write(other.page, there.at(-1)!);
      }
      if (moment === '直後') await cut?.();
    }
    await theirs.getByText('送信中').first().waitFor({ state: 'detached' });
    expect(await log.getByText('圏内の').count()).toBe(0);
    isCut = false;
    await page.context().setOffline(false);

    const textsOf = (side: typeof log) => side.getByRole('article').locator('p').allInnerTexts();
    await theirs.getByText(here.at(-1)!).waitFor();
    await log.getByText(there.at(-1)!).waitFor();
    await log.getByText('送信中').first().waitFor({ state: 'detached' });
    await theirs.getByText(here.at(-1)!).waitFor();
    const expected = ['はじめに', '届く一通', ...there, ...here];
    expect(await textsOf(theirs)).toEqual(expected);
    expect(await textsOf(log)).toEqual(expected);
    await page.reload();
    await log.getByText(here.at(-1)!).waitFor();
    expect(await textsOf(log)).toEqual(expected);
    await other.leave();
  });
}
