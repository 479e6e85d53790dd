import type { Locator, Page } from 'playwright-core';
import type { Person } from '../support/api/Person';
import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { lentBrowser } from '../support/browser/lentBrowser';
import { startVisit } from '../support/browser/startVisit';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { graphql } from '../support/graphql';
import { journey } from '../support/journey';
import { settleStreams } from '../support/kills/settleStreams';
import { openArea } from '../support/stack/openArea';
import { aSheet } from '../support/terms/aSheet';
import { unique } from '../support/unique';
import { readNotices } from '../access/notices/readNotices';
import { termsDocuments } from '../access/termsDocuments';
import { aClient } from './parts/aClient';

const move = graphql(`
  mutation MoveLostRelation($input: UpdateUserAppliesInput!) {
    updateUserApplies(input: $input) {
      id
    }
  }
`);

const apply = graphql(`
  mutation ApplyLostRelation($input: CreateUserAppliesInput!) {
    createUserApplies(input: $input) {
      id
      conversationId
    }
  }
`);

openArea();

/** What the API has refused of the mutations that were lost, also in answers that did not arrive. */
const refusals: unknown[] = [];

/**
 * Loses the network twice at each of some mutations: the first request does not leave, of the second the answer does not
 * arrive. Returns a function that presses a button until everything has arrived.
 */
async function loseTwice(page: Page, ...mutations: string[]) {
  const tries = new Map<string, number>();
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    const { query: document = '' } = route.request().postDataJSON() as { query?: string };
    const mutation = mutations.find((name) => document.includes(`${name}(`));
    if (!mutation) return route.fallback();
    const before = tries.get(mutation) ?? 0;
    tries.set(mutation, before + 1);
    const answer = before === 0 ? null : await route.fetch();
    const { errors = [] } = ((await answer?.json()) ?? {}) as { errors?: unknown[] };
    refusals.push(...errors);
    if (before > 1) return route.fulfill({ response: answer! });
    await route.abort('internetdisconnected');
    lost += 1;
  });
  /** Presses until the network was lost so often, and then once more, if the page still asks for it. */
  return async (button: () => Locator, { isShownAnyway = false, confirm = '' } = {}) => {
    const times = mutations.length * 2;
    for (let press = 1; press <= times + (isShownAnyway ? 0 : 1); press++) {
      await button().and(page.locator(':not([aria-busy])')).click();
      if (confirm) await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
      if (press <= times) await eventually(`try ${press}`, async () => lost >= press || null);
    }
  };
}

const part = async (page: Page, name: 'やりとり' | '応募内容') => page.getByRole('tab', { name }).click();

/** Waits until something is shown, and refuses a second one. */
async function expectOne(shown: Locator): Promise<void> {
  await shown.first().waitFor();
  expect(await shown.count()).toBe(1);
}

journey.onAPhone(
  'from a scout to a contract, the network is lost at each step, and nothing is lost or done twice',
  async (visit) => {
    const { page, open } = visit;
    const { client, job } = await aClient();
    const name = `結${unique.word()}`;
    const talent = await given.aTalent({ firstName: name, displayName: name, isAgreedPostForClient: true });
    await settleStreams();

    await arriveAs(visit, client);
    await open(`/client/users/${talent.sub}`);
    await page.getByRole('button', { name: 'スカウト・推薦' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(job.title, { exact: true }).click();
    await sheet.getByLabel(/^メッセージ/).fill('一度お話ししませんか。');
    const scout = await loseTwice(page, 'createUserOpenJobs', 'createConversation', 'createMessage');
    await scout(() => sheet.getByRole('button', { name: 'スカウトを送る' }));
    await page.waitForURL(/\/client\/message\//);
    const log = page.getByRole('log');
    await log.getByText('一度お話ししませんか。').waitFor();

    const input = { userID: talent.sub, openJobID: job.id };
    const { data } = await query(apply, { input }, talent);
    const { id, conversationId } = data!.createUserApplies!;
    for (const type of ['SCREENING', 'INTERVIEW'] as const)
      expect((await query(move, { input: { id, type } }, client)).errors).toEqual([]);
    await open(`/client/message/${conversationId}`);
    await part(page, '応募内容');

    await page.getByText('社内のメモと評価').click();
    await page.getByLabel('メモを書く').fill('受け答えが丁寧でした。');
    const comment = await loseTwice(page, 'createApplicationComment');
    await comment(() => page.getByRole('button', { name: 'メモを残す' }));
    await page.locator('li').getByText('受け答えが丁寧でした。').waitFor();
    await page.getByRole('button', { name: '評価を書く' }).first().click();
    const card = page.getByRole('dialog');
    for (const axis of ['スキル・経験', '対話', '意欲', '働き方・価値観'])
      await card.getByRole('radiogroup', { name: axis }).getByRole('radio', { name: '4' }).check();
    await card.getByRole('radio', { name: '推す', exact: true }).check();
    const score = await loseTwice(page, 'handInScorecard');
    await score(() => card.getByRole('button', { name: '評価を提出する' }));
    await page.getByText('評価を提出しました').waitFor();
    await page.getByText('1名の平均：').first().waitFor();

    await page.getByRole('button', { name: '面談の日時を提案する' }).click();
    const times = page.getByRole('dialog');
    await times.getByRole('button', { name: '10:00', exact: true }).click();
    await times.getByRole('button', { name: '14:00', exact: true }).click();
    await times.getByLabel(/^参加する人/).fill('人事 縁子');
    await times.getByLabel(/^ハラスメント/).fill('人事部 相談窓口');
    const propose = await loseTwice(page, 'proposeMeeting');
    await propose(() => times.getByRole('button', { name: '提案する', exact: true }));
    await times.waitFor({ state: 'detached' });
    await page.getByText('日時の相談中').waitFor();

    const other = await startVisit(lentBrowser(), { width: 390, looksAt: [], contrastAt: 1440 });
    await arriveAs(other, talent);
    await other.open(`/message/${conversationId}`);
    await part(other.page, '応募内容');
    const take = await loseTwice(other.page, 'takeMeetingTime');
    await take(() => other.page.getByRole('button', { name: /10:00.*に決める$/ }));
    await other.page.locator('article').getByText('日時が決まりました', { exact: true }).waitFor();
    const cancel = await loseTwice(other.page, 'cancelMeeting');
    await cancel(() => other.page.getByRole('button', { name: '取りやめる' }), { confirm: '取りやめる' });
    await other.page.getByText('終わった面談（1件）').waitFor();

    const answers = Object.entries(aSheet('CONTRACT')).map(([key, value]) => ({ key, value }));
    const draft = { applicationId: id, kind: 'CONTRACT' as const, number: 1, isDraft: true, answers };
    expect((await query(termsDocuments.offer, { input: draft }, client)).errors).toEqual([]);
    await open(`/client/terms/${id}`);
    await page.getByText('必要な項目はそろっています。').waitFor();
    const save = await loseTwice(page, 'offerTerms');
    await save(() => page.getByRole('button', { name: '条件を送る' }), { confirm: '条件を送る' });
    await page
      .getByText(/^第1版/)
      .first()
      .waitFor();

    await other.open(`/user/terms/${id}`);
    await other.page.getByRole('radio', { name: '使用していない' }).check();
    const accept = await loseTwice(other.page, 'answerTerms');
    // The page asks again what the state is, and finds the acceptance whose answer was lost.
    const button = () => other.page.getByRole('button', { name: '条件を承諾する' });
    await accept(button, { isShownAnyway: true, confirm: '条件を承諾する' });
    await other.page.getByText('条件を承諾し、成約しました。').first().waitFor();

    // Each has everything on one page, once.
    await settleStreams();
    const lines = [
      ...['一度お話ししませんか。', '面談の日時が提案されました', /面談の日時が決まりました/],
      ...['面談が取りやめになりました', '内定のご連絡があります', /成約しました/],
    ];
    await other.open(`/message/${conversationId}`);
    await open(`/client/message/${conversationId}`);
    for (const { page: shown } of [visit, other]) {
      for (const line of lines) await expectOne(shown.getByRole('log').getByText(line));
      await part(shown, '応募内容');
      await expectOne(shown.getByText('終わった面談（1件）'));
    }
    await page.getByText('社内のメモと評価').click();
    await expectOne(page.locator('li').getByText('受け答えが丁寧でした。'));
    await expectOne(page.getByText('1名の平均：'));
    expect(await other.page.getByText('受け答えが丁寧でした。').count()).toBe(0);
    const { data: kept } = await query(termsDocuments.terms, { id }, client);
    expect(kept!.getApplicationTerms!.sheets.map(({ number, state }) => [number, state])).toEqual([
      [1, 'ACCEPTED'],
    ]);
    const kindsOf = async (person: Person, subjects: readonly string[]) => {
      const notices = await readNotices(person);
      return notices.flatMap(({ kind, subject }) => (subjects.includes(subject!) ? kind : [])).toSorted();
    };
    // The first sheet is the news that the application moved.
    const moves = ['APPLICATION_MOVED', 'APPLICATION_MOVED', 'APPLICATION_MOVED'];
    const received = ['APPLICATION_RECEIVED', 'MEETING_AGREED', 'MEETING_CANCELLED', 'TERMS_ACCEPTED'];
    const sent = [...moves, 'APPLICATION_SENT', 'JOB_OFFERED', 'MEETING_PROPOSED'];
    expect(await kindsOf(client, [conversationId!])).toEqual(received);
    expect(await kindsOf(talent, [conversationId!, job.id])).toEqual(sent);
    expect(refusals).toEqual([]);
    await other.leave();
  },
);
