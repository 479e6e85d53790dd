import { postingItems } from '../../../../../../model/postings/postingItems';
import { screen, waitFor, within } from '@testing-library/react';
import { toast } from '../../../../lib/toast/toast';
import { aUser } from '../../../../testing/aUser';
import { jobEditor, type Sent } from '../../../../testing/jobEditor';
import { type Answers, refuse, renderWithApi } from '../../../../testing/renderWithApi';
import { signInAs } from '../../../../testing/signInAs';
import { ReviewScreen } from './ReviewScreen';

const { draft, toasts } = jobEditor;

const waiting = (id: string, changes: object = {}) =>
  draft({
    id,
    isDraft: false,
    isHideOrganizationName: false,
    reviewRequestedAt: '2026-11-20T01:00:00.000Z',
    ...changes,
  });

const entry = (id: string, action: string, changes: object = {}) => ({
  ...{ id, at: '2026-11-19T01:00:00.000Z', actor: 'sub', actorName: '港 みなと', action },
  ...{ subject: 'j', subjectName: '在庫', detail: null, changes: [], references: [], recordId: 'j' },
  ...changes,
});

/** Opens the review of the job `j`. The returned `sent` lists the decisions that the simulated API has received. */
async function open(
  jobs: object[],
  { at = 'j', log = [], answers = {} }: { at?: string; log?: object[]; answers?: Answers } = {},
) {
  signInAs({ isAdmin: true, groups: ['admin'] });
  toast.taken(toast.waiting());
  let stored = jobs as { id: string; version: number }[];
  const sent: Sent[] = [];
  const view = await renderWithApi(
    <ReviewScreen />,
    {
      searchOpenJobs: () => ({
        items: stored,
        total: stored.length,
        nearTotal: stored.length,
        match: 'EXACT',
        aggregateItems: [],
      }),
      getOpenJob: ({ id }: { id: string }) => stored.find((job) => job.id === id) ?? null,
      updateOpenJob: (call: Sent) => {
        sent.push(call);
        stored = stored.map((job) =>
          job.id === call.input.id ? { ...job, ...call.input, version: 9 } : job,
        );
        return stored.find(({ id }) => id === call.input.id);
      },
      listAuditEntries: () => ({ items: log }),
      listJobs: () => ({ items: [] }),
      listPrefacturesByOrderByPosition: () => ({ items: [] }),
      listSkillTagsByOrderByPosition: () => ({ items: [] }),
      ...answers,
    },
    { at: `/admin/jobs/review/${at}`, path: '/admin/jobs/review/:id' },
  );
  return { ...view, sent };
}

const user = aUser();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

test('what the rules refuse is ticked with its article, keeps the job from being published, and goes to the author', async () => {
  const employment = {
    ...{ workType: 'EMPLOYEE', dutiesChange: '変更なし', termType: 'OPEN_ENDED', trialPeriod: 'なし' },
    ...{ placeChange: '変更なし', workingHours: '9:30〜18:30', holidays: '土日', insurance: '雇用保険' },
    smokingMeasures: '屋内禁煙',
  };
  const { sent } = await open([
    waiting('j', { ...employment, description: '営業マンを募集します。', overView: null }),
  ]);
  expect(await screen.findByRole('checkbox', { name: /^「仕事内容」：性別を限定/ })).toBeChecked();
  expect(screen.getByText('根拠：男女雇用機会均等法 第5条')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /^「概要」：入力されていません/ })).toBeChecked();
  expect(screen.queryByRole('button', { name: '公開する' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /報酬の幅が広く/ }));
  await user.type(screen.getByLabelText('書いた人への言葉'), 'あと少しです。');
  await press('差し戻す（3）');
  await waitFor(() => expect(toasts()).toEqual(['下書きに差し戻しました']));
  const note = `${sent[0]!.input.reviewNote as string}`.split('\n');
  expect(note).toHaveLength(4);
  expect(note[0]).toBe('・「概要」：入力されていません（Enishiの掲載基準）');
  expect(note[1]).toMatch(/^・「仕事内容」：性別を限定.*（男女雇用機会均等法 第5条）$/);
  expect(note.at(-1)).toBe('あと少しです。');
  expect(sent[0]).toMatchObject({ input: { isDraft: true }, condition: { version: { eq: 4 } } });
});

test('a job is not returned without a reason', async () => {
  const { sent } = await open([waiting('j')]);
  await press('差し戻す');
  expect(await screen.findByText('差し戻しの理由を選ぶか、入力してください')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('after a decision the next waiting job is shown, and after the last one that none is left', async () => {
  const { router } = await open(
    [waiting('k', { title: '二つ目の案件', reviewRequestedAt: '2026-11-21T01:00:00.000Z' }), waiting('j')],
    { at: 'next' },
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/jobs/review/j'));
  expect(await screen.findByText('確認待ち 2件中 1件目')).toBeInTheDocument();
  for (const path of ['k', 'next']) {
    await press('公開する');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '公開する' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/jobs/review/${path}`));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(await screen.findByText('確認を待っている案件はありません。')).toBeInTheDocument();
});

test('a text that reveals the hidden organization is published only when the reviewer accepts it', async () => {
  const { sent } = await open([
    waiting('j', {
      isHideOrganizationName: true,
      overView: '月白物流システムの仕事です。',
      organization: { id: '01ORG', name: '株式会社月白物流システム', kana: 'ツキシロブツリュウシステム' },
    }),
  ]);
  await press('公開する');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('概要から企業名が分かります');
  await user.click(within(dialog).getByRole('button', { name: 'このまま公開' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.input).toMatchObject({ isPublic: true, acceptsHiddenName: true });
});

test.each([
  ['EMPLOYEE', '職業安定法 第5条の4'],
  ['CONTRACT', 'フリーランス法 第12条'],
])(
  'who publishes a hidden organization reads the reason and what the law says: %s',
  async (workType, law) => {
    const hidden = { isHideOrganizationName: true, organizationNameForHidden: '物流の企業', workType };
    const items = Object.fromEntries(postingItems.map(({ field }) => [field, '記載のとおり']));
    await open([
      waiting('j', { ...items, ...hidden, termType: 'OPEN_ENDED', hidingReason: '発表前の事業のため' }),
    ]);
    await press('公開する');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('「物流の企業」');
    expect(dialog).toHaveTextContent('発表前の事業のため');
    expect(dialog).toHaveTextContent(law);
  },
);

test('what the author changed since the last decision is one difference', async () => {
  const change = (before: string, after: string) => ({
    field: 'title',
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  });
  await open([waiting('j')], {
    log: [
      entry('4', 'changeRecord', { changes: [change('二番目', '三番目')] }),
      entry('3', 'changeRecord', { recordId: 'j.1', changes: [] }),
      entry('2', 'changeRecord', { changes: [change('一番目', '二番目')] }),
      entry('1', 'returnJob', { changes: [change('むかし', '一番目')] }),
    ],
  });
  const difference = (await screen.findByText('前回の確認から変わったところ')).closest('section')!;
  expect(await within(difference).findByRole('definition')).toHaveTextContent('変更前 一番目変更後 三番目');
  expect(within(difference).getByRole('link')).toHaveTextContent('変更が1件あります');
});

test('a job on which somebody else has decided leads to its page', async () => {
  const { router } = await open([waiting('j', { isPublic: true })]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/jobs/detail/j'));
});

test('after a conflict the job is read again and the message says so', async () => {
  await open([waiting('j')], { answers: { updateOpenJob: () => refuse('Conflict') } });
  await press('公開する');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '公開する' }));
  expect(await screen.findByText(/ほかの画面で内容が変わりました/)).toBeInTheDocument();
});
