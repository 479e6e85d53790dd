import { screen, waitFor, within } from '@testing-library/react';
import { aSheet } from '../../../../../test/support/terms/aSheet';
import { toast } from '../../../lib/toast/toast';
import { aUser } from '../../../testing/aUser';
import { renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { OfferTermsScreen } from '../client/OfferTermsScreen';
import { OwnTermsScreen } from '../talent/OwnTermsScreen';

const at = '2026-11-20T01:00:00.000Z';
const year = {
  startDate: '2098-01-04',
  endDate: '2098-12-31',
  receivedOn: '2098-12-31',
  paymentDate: '2099-01-31',
};

const accepted = (answers: Record<string, string> = {}) => ({
  ...{ __typename: 'TermsSheet', id: 'yui.job-001', number: 1, kind: 'CONTRACT', version: 2 },
  ...{ expiresOn: '2099-12-31', createdAt: at, updatedAt: at, applicationId: 'yui.job' },
  answers: Object.entries({ ...aSheet('CONTRACT'), ...year, ...answers }).map(([key, value]) => ({
    key,
    value,
  })),
  ...{ state: 'ACCEPTED', answeredAt: at, talentEmployees: false, hash: 'ab12' },
});

const notified = (more: object = {}) => ({
  ...{
    __typename: 'ContractEnding',
    by: 'CLIENT',
    how: 'TERMINATION',
    state: 'NOTIFIED',
    lastDay: '2098-06-30',
  },
  ...{ noticedAt: at, handover: '鍵を返します', lastPaymentOn: '2098-07-31', ...more },
});

function open(as: 'talent' | 'staff', more: object = {}, answers: object = {}) {
  const isTalent = as === 'talent';
  signInAs(isTalent ? { sub: 'yui' } : { sub: 'me', organizationId: '01ORG' });
  const base = isTalent ? '/user' : '/client';
  const terms = {
    ...{ id: 'yui.job', type: 'CONTRACTED', conversationId: 'talk', title: '在庫の案件', posting: null },
    ...{ organizationName: '株式会社みなと物流', talentName: '縁 結子', sheets: [accepted()] },
    ...{ ending: null, engagement: null },
    ...more,
  };
  return renderWithApi(
    isTalent ? <OwnTermsScreen /> : <OfferTermsScreen />,
    { getApplicationTerms: () => terms, ...answers },
    { at: `${base}/terms/yui.job`, path: `${base}/terms/:id` },
  );
}

const user = aUser();
const agree = async (name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const part = async (name: string) => (await screen.findByRole('heading', { name })).closest('section')!;

beforeEach(() => {
  toast.taken(toast.waiting());
});

test('both sides see the dates to come, each limit with its article', async () => {
  await open('talent');
  const shown = within(await part('これからの日程'));
  expect(shown.getByText('2099年1月31日')).toBeInTheDocument();
  expect(shown.getByText(/法律上の期限は2099年2月28日/)).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'フリーランス法第4条' })).toBeInTheDocument();
  // A year needs notice 30 days before the end.
  expect(shown.getByText('2098年12月1日')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'フリーランス法第16条第1項' })).toBeInTheDocument();
});

test('the talent asks for paper, which the organization sees as its task with a day', async () => {
  const recordDelivery = jest.fn((_: object) => ({
    number: 1,
    deed: 'REQUEST',
    side: 'TALENT',
    on: '2026-11-20',
  }));
  await open('talent', {}, { recordDelivery });
  const shown = within(await part('書面の受け取り方'));
  expect(shown.getByRole('link', { name: 'フリーランス法第3条第2項' })).toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: '書面（紙）を請求する' }));
  await agree('書面（紙）を請求する');
  await waitFor(() =>
    expect(recordDelivery.mock.calls[0]?.[0]).toEqual({
      input: { applicationId: 'yui.job', number: 1, deed: 'REQUEST' },
    }),
  );
});

test('paper that is due has a day until which, and the organization says when it was handed over', async () => {
  const recordDelivery = jest.fn((_: object) => ({
    number: 1,
    deed: 'HAND_OVER',
    side: 'CLIENT',
    on: '2026-11-21',
  }));
  const asked = { number: 1, deed: 'REQUEST', side: 'TALENT', on: '2026-11-20' };
  const sheets = [{ ...accepted(), answeredAt: '2020-01-06T01:00:00.000Z' }];
  await open('staff', { sheets, deliveries: [asked] }, { recordDelivery });
  const shown = within(await part('書面の受け取り方'));
  expect(shown.getByText(/期限の目安は2026年11月27日です（ハウスルール）/)).toBeInTheDocument();
  expect(shown.getByText('書面（紙）を請求')).toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: '交付したことを記録する' }));
  await agree('交付したことを記録する');
  await waitFor(() =>
    expect(recordDelivery.mock.calls[0]?.[0]).toMatchObject({ input: { deed: 'HAND_OVER', number: 1 } }),
  );
});

test('an employment is on paper until the talent wishes otherwise, and they can revoke the wish', async () => {
  const sheets = (wantsElectronic: boolean) => [
    { ...accepted(), kind: 'EMPLOYMENT', talentEmployees: null, wantsElectronic },
  ];
  await open('talent', { sheets: sheets(false) });
  expect(await screen.findByRole('button', { name: '電子的な受け取りを希望する' })).toBeInTheDocument();
  await open('talent', { sheets: sheets(true) });
  expect(await screen.findByRole('button', { name: '希望を撤回する' })).toBeInTheDocument();
  expect(screen.getByText('電子的な受け取りを希望')).toBeInTheDocument();
});

test('the organization ends a contract: the notice and its article are said before anything is sent', async () => {
  const endContract = jest.fn((_: object) => notified());
  await open('staff', {}, { endContract });
  await user.click(await screen.findByRole('button', { name: '契約を終える手続き' }));
  await user.click(screen.getByRole('radio', { name: '途中で終える（解除・退職・解雇）' }));
  const shown = within(await part('契約の終了'));
  expect(shown.getByText(/30日前までの予告が必要です/)).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'フリーランス法第16条第1項' })).toBeInTheDocument();
  await user.type(shown.getByRole('textbox', { name: '引き継ぐもの' }), '資料');
  await user.click(shown.getByRole('button', { name: '相手に伝える' }));
  await agree('相手に伝える');
  await waitFor(() =>
    expect(endContract.mock.calls[0]?.[0]).toMatchObject({
      input: { applicationId: 'yui.job', how: 'TERMINATION', handover: '資料' },
    }),
  );
});

test('who works freelance needs no time of notice', async () => {
  await open('talent');
  await user.click(await screen.findByRole('button', { name: '契約を終える手続き' }));
  await user.click(screen.getByRole('radio', { name: '途中で終える（解除・退職・解雇）' }));
  expect(screen.getByText(/受注者から終える場合/)).toBeInTheDocument();
  expect(screen.queryByText(/最も早い終了日/)).not.toBeInTheDocument();
});

test('the talent confirms a notice and asks for its reason; the terms are not changed any more', async () => {
  const answerEnding = jest.fn((_: object) => notified({ reasonAskedAt: at }));
  await open('talent', { ending: notified() }, { answerEnding });
  expect(await screen.findByText('鍵を返します')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '条件の変更を提案する' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '契約を終える手続き' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'フリーランス法第16条第2項' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '理由を請求する' }));
  await waitFor(() =>
    expect(answerEnding.mock.calls[0]?.[0]).toEqual({
      input: { applicationId: 'yui.job', reply: 'ASK_REASON' },
    }),
  );
});

test('an agreement is confirmed or declined by the other side alone', async () => {
  const ending = notified({ how: 'AGREEMENT', state: 'PROPOSED', by: 'TALENT' });
  await open('talent', { ending });
  expect(await screen.findByText(/返事を待っています/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '合意して終える' })).not.toBeInTheDocument();
});

test('after the end the organization reviews once', async () => {
  const createEnishiWorkHistoryReview = jest.fn((_: object) => ({ id: 'r' }));
  const engagement = {
    id: 'yui.e',
    startDate: '2026-01-04',
    endDate: '2026-02-28',
    isContinuation: false,
    reviews: { items: [] },
  };
  await open(
    'staff',
    { engagement, ending: notified({ state: 'CONFIRMED', lastDay: '2026-02-28' }) },
    { createEnishiWorkHistoryReview },
  );
  const shown = within(await part('契約の評価'));
  await user.click(shown.getByRole('button', { name: '評価を送る' }));
  expect(createEnishiWorkHistoryReview).not.toHaveBeenCalled();
  await user.click(shown.getByRole('radio', { name: '4' }));
  await user.click(shown.getByRole('button', { name: '評価を送る' }));
  await waitFor(() =>
    expect(createEnishiWorkHistoryReview.mock.calls[0]?.[0]).toMatchObject({
      input: { enishiWorkHistoryId: 'yui.e', rating: 4 },
    }),
  );
});
