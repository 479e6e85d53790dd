import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { toast } from '../../../lib/toast/toast';
import { aUser } from '../../../testing/aUser';
import { fillIn } from '../../../testing/fillIn';
import { type Answers, refuse, renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { AdminBenefitsScreen } from './AdminBenefitsScreen';
import { BenefitRequestsScreen } from './BenefitRequestsScreen';
import { EditBenefitScreen } from './EditBenefitScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-06T00:00:00.000Z', version: 4 };
const tag = (id: string, name: string) => ({ ...stamps, id, name, position: 1 });
const partner = { ...stamps, id: 'yado', name: '株式会社やどかり', icon: null };
const stored = {
  ...{ ...stamps, id: 'stay', title: '宿の割引', employeeBenefitOrganizationId: 'yado' },
  ...{ organization: partner, tags: [tag('travel', '旅行')], coverImage: null, url: null },
  ...{ useProcesses: ['宿を選ぶ', '泊まる'], couponCode: 'YADO-10', isDraft: true, usedCount: 3 },
};

interface Sent {
  input: Record<string, unknown>;
  condition?: object;
}

async function open(id: string | null, answers: Answers = {}) {
  let benefit: object = stored;
  const updateEmployeeBenefit = jest.fn(({ input }: Sent) => {
    const { tags: _, ...others } = input;
    return (benefit = { ...benefit, ...others, version: 5 });
  });
  const createEmployeeBenefit = jest.fn(({ input }: Sent) => ({ ...stored, ...input, tags: [], id: 'new' }));
  const tags = [tag('travel', '旅行'), tag('health', '健康')];
  const createEmployeeBenefitTag = jest.fn(({ input }: Sent) => {
    const added = tag('added', String(input.name));
    tags.push(added);
    return added;
  });
  const partners = [partner];
  const createEmployeeBenefitOrganization = jest.fn(({ input }: Sent) => {
    const added = { ...partner, id: 'book', name: String(input.name) };
    partners.push(added);
    return added;
  });
  const view = await renderWithApi(
    <EditBenefitScreen key={id} />,
    {
      getEmployeeBenefit: () => benefit,
      listEmployeeBenefitTagByPosition: () => ({ items: [...tags] }),
      listEmployeeBenefitOrganizations: () => ({ items: [...partners] }),
      ...{ updateEmployeeBenefit, createEmployeeBenefit, createEmployeeBenefitTag },
      ...{ createEmployeeBenefitOrganization, ...answers },
    },
    id === null
      ? { at: '/admin/employee-benefits/new', path: '/admin/employee-benefits/new' }
      : { at: `/admin/employee-benefits/edit/${id}`, path: '/admin/employee-benefits/edit/:id' },
  );
  return {
    ...{ ...view, updateEmployeeBenefit, createEmployeeBenefit, createEmployeeBenefitTag },
    createEmployeeBenefitOrganization,
  };
}

const user = aUser();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const toasts = () => toast.waiting().map(({ text }) => text);

beforeEach(() => {
  localStorage.clear();
  toast.taken(toast.waiting());
  signInAs({ isAdmin: true, groups: ['admin'] });
});

test('instructions are moved by keyboard, and only they are saved for the version that was loaded', async () => {
  const { updateEmployeeBenefit } = await open('stay');
  const handle = await screen.findByRole('button', { name: '「泊まる」を並べ替える' });
  handle.focus();
  await user.keyboard(' {ArrowUp} ');
  await press('保存する');
  await waitFor(() => expect(updateEmployeeBenefit).toHaveBeenCalledTimes(1));
  expect(updateEmployeeBenefit.mock.calls[0]![0]).toEqual({
    input: { id: 'stay', useProcesses: ['泊まる', '宿を選ぶ'] },
    condition: { version: { eq: 4 } },
  });
});

test('a benefit with nothing to use is not sent for publication, and says what is missing', async () => {
  const { updateEmployeeBenefit } = await open('stay');
  await fillIn(user, 'クーポンコード任意', '');
  await press('手順1を削除');
  await press('手順1を削除');
  await user.click(screen.getByRole('switch', { name: 'タレントに公開する' }));
  await press('保存する');
  expect(await screen.findByText(/クーポンコード・URL・利用手順のいずれか/)).toBeInTheDocument();
  expect(updateEmployeeBenefit).not.toHaveBeenCalled();
  await fillIn(user, '提携先のURL任意', 'http://partner.example.com/');
  await press('保存する');
  expect(await screen.findByText(/https:\/\/ で始まるURL/)).toBeInTheDocument();
  await fillIn(user, '提携先のURL任意', 'https://partner.example.com/');
  await press('保存する');
  await waitFor(() => expect(updateEmployeeBenefit).toHaveBeenCalledTimes(1));
  expect(updateEmployeeBenefit.mock.calls[0]![0].input).toEqual({
    ...{ id: 'stay', couponCode: null, useProcesses: [], isDraft: false },
    url: 'https://partner.example.com/',
  });
});

test('an empty step says which it is and what is missing; a new benefit has no stored code', async () => {
  const { updateEmployeeBenefit } = await open('stay');
  await press('手順を追加');
  await press('保存する');
  expect(await screen.findByText('3番目の手順：入力してください')).toBeInTheDocument();
  expect(updateEmployeeBenefit).not.toHaveBeenCalled();
});

test('what the API refuses is shown at its field', async () => {
  const errorInfo = { field: 'input.isDraft', rule: 'somethingToUse' };
  await open('stay', {
    updateEmployeeBenefit: () => {
      throw new GraphQLError('refused', { extensions: { errorType: 'InvalidInput', errorInfo } });
    },
  });
  await fillIn(user, 'タイトル必須', '宿の優待');
  await press('保存する');
  expect(await screen.findByText(/クーポンコード・URL・利用手順のいずれか/)).toBeInTheDocument();
});

test('a tag that does not exist yet is added after the others and chosen', async () => {
  const { createEmployeeBenefitTag, updateEmployeeBenefit } = await open('stay');
  await user.type(await screen.findByLabelText('タグ任意'), '温泉');
  await user.click(await screen.findByText('「温泉」を新しいタグとして追加'));
  await waitFor(() => expect(createEmployeeBenefitTag).toHaveBeenCalledTimes(1));
  expect(createEmployeeBenefitTag.mock.calls[0]![0].input).toMatchObject({ name: '温泉', position: 1001 });
  await press('保存する');
  await waitFor(() => expect(updateEmployeeBenefit).toHaveBeenCalledTimes(1));
  expect(updateEmployeeBenefit.mock.calls[0]![0].input).toEqual({ id: 'stay', tags: ['travel', 'added'] });
});

test('a new benefit is a draft, with a partner that is registered on the spot', async () => {
  const { createEmployeeBenefit, createEmployeeBenefitOrganization, router } = await open(null);
  await fillIn(user, 'タイトル必須', '書店の割引');
  await press('提携先を登録');
  const sheet = await screen.findByRole('dialog');
  await user.type(within(sheet).getByLabelText('提携先の名前必須'), 'つくえ書房');
  await user.click(within(sheet).getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(createEmployeeBenefitOrganization).toHaveBeenCalledTimes(1));
  expect(await screen.findByTitle('つくえ書房')).toBeInTheDocument();
  await press('保存する');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/employee-benefits/edit/new'));
  expect(createEmployeeBenefit.mock.calls[0]![0].input).toMatchObject({
    ...{ title: '書店の割引', employeeBenefitOrganizationId: 'book', isDraft: true, tags: [] },
  });
});

test('the preview shows what was entered as members see it, without the coupon', async () => {
  await open('stay');
  await fillIn(user, 'タイトル必須', '宿の優待');
  await press('タレントからの見え方');
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findAllByText('宿の優待')).toHaveLength(2);
  expect(within(sheet).getByText('泊まる')).toBeInTheDocument();
  expect(within(sheet).queryByText('YADO-10')).not.toBeInTheDocument();
});

test('the table says how a benefit is used, how often, and whether it is a draft', async () => {
  const asked = { ...stored, id: 'ask', title: '相談', couponCode: null, isDraft: false, usedCount: 0 };
  await renderWithApi(
    <AdminBenefitsScreen />,
    { listEmployeeBenefitByCreatedAt: () => ({ items: [stored, asked] }) },
    { at: '/admin/employee-benefits', path: '/admin/employee-benefits' },
  );
  const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!;
  for (const text of ['株式会社やどかり', '旅行', 'クーポン', '下書き', '3'])
    expect(within(await rowOf('宿の割引')).getByText(text)).toBeInTheDocument();
  for (const text of ['申請制', '公開中', '0'])
    expect(within(await rowOf('相談')).getByText(text)).toBeInTheDocument();
});

const request = {
  ...{
    ...stamps,
    id: 'me.ask',
    userID: 'me',
    status: 'REQUESTED',
    user: { ...stamps, id: 'me', name: '森川 遥' },
  },
  employeeBenefit: { ...stamps, id: 'ask', title: '税務の相談' },
};

async function openRequests(answers: Answers = {}) {
  const updateUserEmployeeBenefits = jest.fn((_: Sent) => ({ ...request, status: 'USED' }));
  const listUserEmployeeBenefits = jest.fn(() => ({ items: [request] }));
  const all = { listUserEmployeeBenefits, updateUserEmployeeBenefits, ...answers };
  await renderWithApi(<BenefitRequestsScreen />, all, {
    at: '/admin/employee-benefits/requests',
    path: '/admin/employee-benefits/requests',
  });
  await press('森川 遥さんの申請を承認する');
  const question = (
    await screen.findByText(/の利用を承認しますか/, { selector: '.ant-modal-confirm-title' })
  ).closest<HTMLElement>('.ant-modal')!;
  await user.click(within(question).getByText('承認する'));
  return { updateUserEmployeeBenefits, listUserEmployeeBenefits };
}

test('a request is granted after a question, for the version that was loaded, and leaves the list', async () => {
  const { updateUserEmployeeBenefits } = await openRequests();
  await waitFor(() => expect(screen.queryByText('税務の相談')).not.toBeInTheDocument());
  expect(updateUserEmployeeBenefits.mock.calls[0]![0]).toEqual({
    input: { id: 'me.ask', status: 'USED' },
    condition: { version: { eq: 4 } },
  });
});

test('a request that somebody else granted is explained, and the list is read again', async () => {
  const { listUserEmployeeBenefits } = await openRequests({
    updateUserEmployeeBenefits: () => refuse('Conflict'),
  });
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('すでに承認されている')]));
  await waitFor(() => expect(listUserEmployeeBenefits).toHaveBeenCalledTimes(2));
});

test('a benefit under review is returned with a note, for the version that was loaded', async () => {
  const asked = {
    ...{ ...stored, organizationEmployeeBenefitsId: '01ORG' },
    reviewRequestedAt: '2026-01-07T00:00:00.000Z',
  };
  const { updateEmployeeBenefit, router } = await open('stay', { getEmployeeBenefit: () => asked });
  expect(await screen.findByRole('link', { name: '依頼した企業を見る' })).toHaveAttribute(
    'href',
    '/admin/organizations/edit/01ORG',
  );
  await press('差し戻す');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: '差し戻す' }));
  expect(await within(dialog).findByText('どこを直せばよいかを入力してください。')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('差し戻しの理由必須'), '期限をご記入ください');
  await user.click(within(dialog).getByRole('button', { name: '差し戻す' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/employee-benefits'));
  expect(updateEmployeeBenefit.mock.calls[0]![0]).toEqual({
    input: { id: 'stay', isReviewRequested: false, reviewNote: '期限をご記入ください' },
    condition: { version: { eq: 4 } },
  });
  expect(toasts()).toEqual(['差し戻しました']);
});
