import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../testing/aUser';
import { type Answers, refuse, renderWithApi } from '../../testing/renderWithApi';
import { signInAs } from '../../testing/signInAs';
import { BenefitDetail } from './BenefitDetail';
import { BenefitsScreen } from './BenefitsScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };
const travel = { ...stamps, id: 'travel', name: '旅行・宿泊' };

const aBenefit = (changes: Record<string, unknown> = {}) => ({
  ...stamps,
  ...{ id: 'stay', title: '国内宿泊プラン 10%オフ', tags: [travel], useProcesses: ['宿を選びます。'] },
  ...{ organization: { ...stamps, id: 'yado', name: '株式会社やどかりトラベル' } },
  ...changes,
});

interface Asked {
  filter?: object;
}

const list = (answers: Answers = {}, at = '/employee-benefits') => {
  const buckets = [{ key: 'travel', doc_count: 5 }];
  const result = { __typename: 'SearchableAggregateBucketResult', buckets };
  const searchEmployeeBenefits = jest.fn((_args: Asked) => ({
    items: [aBenefit({ myUse: { ...stamps, id: 'me.stay', status: 'USED' } })],
    total: 1,
    nearTotal: 1,
    match: 'EXACT',
    aggregateItems: [{ name: 'tagIDs', result }],
  }));
  const all = {
    listEmployeeBenefitTagByPosition: () => ({ items: [travel] }),
    searchEmployeeBenefits,
    ...answers,
  };
  return renderWithApi(<BenefitsScreen />, all, { at, path: '/employee-benefits' }).then((view) => ({
    ...view,
    searchEmployeeBenefits,
  }));
};

const detail = (answers: Answers) =>
  renderWithApi(<BenefitDetail />, answers, {
    at: '/employee-benefits/detail/stay',
    path: '/employee-benefits/detail/:id',
  });

beforeEach(() => signInAs());

test('the kinds show the number of their benefits, and selecting one puts it into the url', async () => {
  const { router, searchEmployeeBenefits } = await list();
  const card = (await screen.findByText('国内宿泊プラン 10%オフ')).closest('article')!;
  expect(within(card).getByText('利用済み')).toBeInTheDocument();
  await aUser().click(screen.getByRole('button', { name: /旅行・宿泊.*5/ }));
  expect(router.state.location.search).toBe('?tag=travel');
  await waitFor(() =>
    expect(searchEmployeeBenefits.mock.lastCall?.[0].filter).toEqual({ tagIDs: { eq: 'travel' } }),
  );
});

test('the filter for used benefits uses the caller’s own rows', async () => {
  const usedEmployeeBenefits = { items: [{ ...stamps, id: 'me.stay', employeeBenefitID: 'stay' }] };
  const { searchEmployeeBenefits } = await list(
    { getUser: () => ({ ...stamps, id: 'me', usedEmployeeBenefits }) },
    '/employee-benefits?used=1',
  );
  await screen.findByText('国内宿泊プラン 10%オフ');
  expect(searchEmployeeBenefits.mock.calls.map(([{ filter }]) => filter)).toEqual([{ id: { in: ['stay'] } }]);
});

test('the coupon is shown only after the benefit is used', async () => {
  let used = false;
  const createUserEmployeeBenefits = jest.fn((_args: object) => {
    used = true;
    return { ...stamps, id: 'me.stay', status: 'USED' };
  });
  const after = { couponCode: 'YADO-10', myUse: { ...stamps, id: 'me.stay', status: 'USED' } };
  const getEmployeeBenefit = () => aBenefit(used ? after : {});
  await detail({ getEmployeeBenefit, createUserEmployeeBenefits });
  await aUser().click(await screen.findByRole('button', { name: '利用する' }));
  expect(await screen.findByText('YADO-10')).toBeInTheDocument();
  expect(createUserEmployeeBenefits.mock.calls[0]![0]).toEqual({
    input: { userID: 'me', employeeBenefitID: 'stay' },
  });
  expect(screen.queryByRole('button', { name: '利用する' })).not.toBeInTheDocument();
});

test('the coupon is shown when the benefit was used in another window', async () => {
  let reads = 0;
  const after = { couponCode: 'YADO-10', myUse: { ...stamps, id: 'me.stay', status: 'USED' } };
  const getEmployeeBenefit = () => aBenefit(reads++ === 0 ? {} : after);
  await detail({ getEmployeeBenefit, createUserEmployeeBenefits: () => refuse('Conflict') });
  await aUser().click(await screen.findByRole('button', { name: '利用する' }));
  expect(await screen.findByText('YADO-10')).toBeInTheDocument();
});

test('a requested benefit says that an answer will follow', async () => {
  const myUse = { ...stamps, id: 'me.stay', status: 'REQUESTED' };
  await detail({ getEmployeeBenefit: () => aBenefit({ myUse, url: 'https://partner.example.com/' }) });
  expect(await screen.findByText(/ご案内をお待ちください/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '提携先のサイトを開く' })).not.toBeInTheDocument();
});

test('a missing benefit shows the page for unknown urls', async () => {
  const { router } = await detail({ getEmployeeBenefit: () => null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
});
