import { ThreadDocument } from '../../web/src/generated/thread';
import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import type { Person } from '../support/api/Person';
import { fillWithOlder } from '../support/conversations/fillWithOlder';
import { sendMessages } from '../support/conversations/sendMessages';
import { startConversation } from '../support/conversations/startConversation';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';

/** How many messages the conversation has. */
const MESSAGES = 10_000;
/** How often the journey scrolls up to older messages. `THREAD_PAGES=199` reaches the beginning. */
const PAGES = Number(process.env.THREAD_PAGES ?? 40);
/** After how many of them the memory is measured first: then 500 messages have been read. */
const FIRST = 9;

/**
 * How many messages are sent through the API. All older ones are written directly into the table, which is
 * faster.
 */
const SENT = 60;

let talent: Person;
let id: string;

beforeAll(async () => {
  const admin = await given.theAdministrator();
  talent = await given.aTalent();
  id = await startConversation(talent, admin);
  const texts = Array.from({ length: MESSAGES }, (_, number) => `${number}番目のお知らせです`);
  // The newest are sent; they are the person's own, so that none is unread.
  await sendMessages(id, texts.slice(-SENT), talent);
  await fillWithOlder(id, texts.slice(0, -SENT));
}, 900_000);

/**
 * A script for the page. It scrolls almost to the oldest loaded message, so that the page loads older ones.
 * Returns the id of the uppermost visible message and its vertical position in pixels.
 */
const scrollUp = `(() => {
  const log = document.querySelector('[role=log]');
  log.scrollTop = 300;
  const top = log.getBoundingClientRect().top;
  const line = [...log.querySelectorAll('article')].find((one) => one.getBoundingClientRect().top >= top);
  return { line: line.dataset.line, y: line.getBoundingClientRect().top };
})()`;
/**
 * A script for the page. Returns the numbers of the drawn messages whose place is in the visible area, in the
 * order on the screen.
 */
const visibleNumbers = `(() => {
  const log = document.querySelector('[role=log]');
  const { top, bottom } = log.getBoundingClientRect();
  return [...log.querySelectorAll('article')]
    .filter((one) => one.getBoundingClientRect().bottom > top && one.getBoundingClientRect().top < bottom)
    .map((one) => parseInt(one.querySelector('p').innerText));
})()`;
const placeOf = (line: string) =>
  `document.querySelector('[data-line="${line}"]')?.getBoundingClientRect().top ?? null`;
const scrollTop = `document.querySelector('[role=log]').scrollTop`;

journey.onADesktop(
  `a conversation of ${MESSAGES} messages opens with 50 of them and keeps its place`,
  async (visit) => {
    const { data, calls } = await query(ThreadDocument, { id }, talent);
    expect([calls, data?.getConversation?.messages?.items.length]).toEqual([2, 50]);
    await arriveAs(visit, talent);
    const { page, open } = visit;
    const tools = await page.context().newCDPSession(page);
    await tools.send('Performance.enable');
    const measure = async () => {
      await tools.send('HeapProfiler.collectGarbage');
      const { metrics } = await tools.send('Performance.getMetrics');
      const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
      return { heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes') };
    };
    let pages = 0;
    page.on('request', (request) => {
      if (/query ThreadPage/.test(request.postData() ?? '')) pages += 1;
    });
    await open(`/message/${id}`);
    const log = page.getByRole('log');
    await log.getByText(`${MESSAGES - 1}番目`).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await log.getByRole('article').count()).toBe(50);

    // At most the newest page again, for what came while the socket connected.
    expect(pages).toBeLessThanOrEqual(1);

    const shifts: number[] = [];
    let before = await measure();
    for (let turn = 0; turn < PAGES; turn += 1) {
      const loaded = page.waitForResponse((response) =>
        /query ThreadPage/.test(response.request().postData() ?? ''),
      );
      const { line, y } = await page.evaluate<{ line: string; y: number }>(scrollUp);
      await loaded;
      await eventually(
        'the older messages',
        async () => Number(await page.evaluate(scrollTop)) > 600 || undefined,
      );
      shifts.push(Math.abs(Number(await page.evaluate(placeOf(line))) - y));
      if (turn + 1 === FIRST) before = await measure();
    }
    const after = await measure();
    const shown = await log.getByRole('article').count();
    console.info(
      `${MESSAGES} messages, ${PAGES} pages up: place moved by at most ${Math.max(...shifts).toFixed(1)} px; ` +
        `memory after ${FIRST} pages and at the end ${before.heap.toFixed(2)} → ${after.heap.toFixed(2)} MB, ` +
        `${before.nodes} → ${after.nodes} DOM nodes, ${shown} messages drawn`,
    );
    expect(Math.max(...shifts)).toBeLessThanOrEqual(2);
    // What is not near the window is neither drawn nor kept.
    expect(shown).toBeLessThanOrEqual(150);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.02);
    expect(after.heap).toBeLessThanOrEqual(before.heap * 1.1);

    // The way back: dropped messages are loaded again, all of them and in their order.
    const follow = async (place: string) => {
      await page.evaluate(
        `(() => { const log = document.querySelector('[role=log]'); log.scrollTop = ${place}; })()`,
      );
      const numbers = await eventually('the messages of this place', async () => {
        const found = await page.evaluate<number[]>(visibleNumbers);
        return found.length > 4 ? found : undefined;
      });
      expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
      return numbers;
    };
    const middle = await follow('log.scrollHeight / 2');
    expect(Math.abs(middle[0]! - (MESSAGES - (PAGES + 1) * 25))).toBeLessThan(30);
    let last = middle[0]!;
    for (let turn = 0; turn < 12; turn += 1) {
      const [next] = await follow('log.scrollTop + log.clientHeight * 0.9');
      expect(next! - last).toBeGreaterThan(0);
      expect(next! - last).toBeLessThan(20);
      last = next!;
    }
    // On a busy machine the last turn asks for its page after its messages are visible.
    const asked = await eventually('the pages of the last turn', async () => {
      const before = pages;
      await page.evaluate('new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100)))');
      return pages === before ? before : undefined;
    });
    expect((await follow('log.scrollHeight')).at(-1)).toBe(MESSAGES - 1);
    expect(pages).toBe(asked);
  },
  120_000 + PAGES * 2_000,
);
