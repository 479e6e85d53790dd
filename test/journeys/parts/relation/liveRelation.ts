import type { Person } from '../../../support/api/Person';
import { chooseStep } from './chooseStep';
import { fillTerms } from './fillTerms';
import type { Side } from './Side';

interface Relation {
  recruiter: Side;
  talent: Side;
  /** The account of the talent, and the names under which both find each other. */
  person: Person;
  name: string;
  job: { id: string; title: string };
}

const SCOUT = '一度お話ししませんか。';
const REPLY = 'ありがとうございます。応募します。';
const WORDS = '港で十年働きました。';

async function scout({ recruiter, talent, person, job }: Relation): Promise<void> {
  await recruiter.open(`/client/users/${person.sub}`);
  await recruiter.press(recruiter.button('スカウト・推薦'));
  const sheet = recruiter.dialog;
  await recruiter.hands.choose(sheet.getByRole('radio', { name: new RegExp(job.title) }));
  await recruiter.hands.write(sheet.getByLabel(/^メッセージ/), SCOUT);
  await recruiter.see('scout');
  await recruiter.do({
    mutations: ['createUserOpenJobs', 'createConversation', 'createMessage'],
    button: () => recruiter.button('スカウトを送る', sheet),
  });
  await recruiter.page.waitForURL(/\/client\/message\//);
  await recruiter.log.getByText(SCOUT).waitFor();

  await talent.open('/message');
  await talent.press(talent.page.getByRole('link', { name: new RegExp(SCOUT) }).first());
  await talent.log.getByText(SCOUT).waitFor();
  await talent.see('scouted');
  await talent.hands.write(talent.page.getByRole('textbox', { name: 'メッセージを入力' }), REPLY);
  await talent.do({
    mutations: ['createMessage'],
    button: () => talent.button('送信'),
    isAutomatic: true,
  });
  await talent.log.getByText('送信中').first().waitFor({ state: 'detached' });
  await recruiter.log.getByText(REPLY).waitFor();
  await recruiter.see('reply');
}

async function apply({ recruiter, talent, job }: Relation): Promise<void> {
  await talent.part('案件・詳細');
  await talent.press(talent.page.getByRole('link', { name: job.title, exact: true }));
  await talent.press(talent.button('応募する'));
  await talent.hands.write(talent.dialog.getByLabel(/メッセージ/), WORDS);
  await talent.hands.choose(talent.dialog.getByRole('checkbox', { name: /同意/ }));
  await talent.see('apply');
  await talent.do({
    mutations: ['createUserApplies'],
    button: () => talent.button('応募を送信する', talent.dialog),
  });
  await talent.page.locator('#application-state:focus').waitFor();
  await talent.see('applied');
  await talent.press(talent.page.getByRole('link', { name: '応募のページを開く' }));
  await talent.log.getByText(WORDS).waitFor();
  await recruiter.log.getByText(WORDS).waitFor();
  await recruiter.see('application');
}

async function moveTo({ recruiter }: Relation, state: string): Promise<void> {
  await recruiter.press(recruiter.button(`「${state}」に進める`));
  await recruiter.do({
    mutations: ['updateUserApplies'],
    button: () => recruiter.button('すぐに送信'),
    again: () => recruiter.button('送信する'),
  });
}

async function judge(relation: Relation): Promise<void> {
  const { recruiter, talent } = relation;
  await recruiter.part('応募内容');
  await recruiter.see('application beside');
  await moveTo(relation, '書類選考');
  await talent.log.getByText('選考が「書類選考」に進みました').waitFor();
  await recruiter.press(recruiter.page.getByText('社内のメモと評価'));
  await recruiter.hands.write(recruiter.page.getByLabel('メモを書く'), '受け答えが丁寧でした。');
  await recruiter.do({
    mutations: ['createApplicationComment'],
    button: () => recruiter.button('メモを残す'),
  });
  await recruiter.page.locator('li').getByText('受け答えが丁寧でした。').waitFor();
  await recruiter.press(recruiter.button('評価を書く').first());
  const card = recruiter.dialog;
  for (const axis of ['スキル・経験', '対話', '意欲', '働き方・価値観'])
    await recruiter.hands.choose(
      card.getByRole('radiogroup', { name: axis }).getByRole('radio', { name: '4' }),
    );
  await recruiter.hands.choose(card.getByRole('radio', { name: '推す', exact: true }));
  await recruiter.see('scorecard');
  await recruiter.do({
    mutations: ['handInScorecard'],
    button: () => recruiter.button('評価を提出する', card),
  });
  await recruiter.page.getByText('1名の平均：').first().waitFor();
  await recruiter.see('judged');
  await moveTo(relation, '面談');
  await talent.log.getByText('選考が「面談」に進みました').waitFor();
}

/** Chooses a time of tomorrow in an open sheet, and proposes it. */
async function propose(side: Side, times: readonly string[], picture: string): Promise<void> {
  const sheet = side.dialog;
  for (const time of times) await side.press(side.button(time, sheet));
  await side.see(picture);
  await side.do({ mutations: ['proposeMeeting'], button: () => side.button('提案する', sheet) });
  await sheet.waitFor({ state: 'detached' });
}

async function meet({ recruiter, talent }: Relation): Promise<void> {
  await recruiter.press(recruiter.button('面談の日時を提案する'));
  await recruiter.hands.write(recruiter.dialog.getByLabel(/^参加する人/), '人事 縁子');
  await recruiter.hands.write(recruiter.dialog.getByLabel(/^ハラスメント/), '人事部 相談窓口');
  await propose(recruiter, ['10:00', '14:00'], 'propose');
  await talent.part('応募内容');
  await talent.see('asked to meet');
  await talent.press(talent.button('別の日時を提案する'));
  await propose(talent, ['11:00'], 'other time');
  await recruiter.do({
    mutations: ['takeMeetingTime'],
    button: () => recruiter.button(/11:00.*に決める$/),
    isShownAnyway: true,
  });
  const agreed = (side: Side, time: string) =>
    side.page
      .getByRole('article')
      .filter({ hasText: '日時が決まりました' })
      .filter({ hasText: time })
      .waitFor();
  await agreed(recruiter, '11:00');
  await agreed(talent, '11:00');
  await recruiter.see('agreed');
  await recruiter.press(recruiter.button('日時の変更を相談する'));
  await propose(recruiter, ['15:00'], 'move');
  await talent.do({
    mutations: ['takeMeetingTime'],
    button: () => talent.button(/15:00.*に決める$/),
    isShownAnyway: true,
  });
  await agreed(talent, '15:00');
  await agreed(recruiter, '15:00');
  await talent.see('meeting');
}

async function offer(relation: Relation): Promise<void> {
  const { recruiter, talent } = relation;
  await recruiter.press(recruiter.page.getByRole('link', { name: '条件書を作る・直す' }));
  await recruiter.see('empty terms');
  await fillTerms(recruiter);
  await recruiter.see('terms');
  await recruiter.do({ mutations: ['offerTerms'], button: () => recruiter.button('下書きを保存') });
  await recruiter.page.getByText('下書きを保存しました').waitFor();
  await recruiter.do({
    mutations: ['offerTerms'],
    button: () => recruiter.button('条件を送る'),
    confirm: '条件を送る',
  });
  await recruiter.page
    .getByText(/^第1版/)
    .first()
    .waitFor();
  await recruiter.see('sent terms');
  await talent.press(talent.page.getByRole('link', { name: '条件を確認して返事をする' }));
  await talent.hands.choose(talent.page.getByRole('radio', { name: '使用していない' }));
  await talent.see('answer terms');
  await talent.do({
    mutations: ['answerTerms'],
    button: () => talent.button('条件を承諾する'),
    confirm: '条件を承諾する',
    // The page asks again what the state is, and finds the acceptance whose answer was lost.
    isShownAnyway: true,
  });
  await talent.page.getByText('条件を承諾し、成約しました。').first().waitFor();
  await talent.see('accepted');
}

/** Lives a relation through from the scout to the accepted terms, every deed in the browser of the one who does it. */
export async function liveRelation(relation: Relation): Promise<void> {
  await scout(relation);
  await apply(relation);
  await judge(relation);
  await chooseStep(relation, '一次面談');
  await meet(relation);
  await chooseStep(relation, '最終面談');
  await offer(relation);
}
