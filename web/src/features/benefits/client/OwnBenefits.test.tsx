import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { aUser } from '../../../testing/aUser';
import { fillIn } from '../../../testing/fillIn';
import { type Answers, renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { EditOwnBenefitScreen } from './EditOwnBenefitScreen';
import { OwnBenefitsScreen } from './OwnBenefitsScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-06T00:00:00.000Z', version: 4 };
const stored = {
  ...{ ...stamps, id: 'stay', title: '宿の割引', organizationEmployeeBenefitsId: '01ORG', url: null },
  ...{ tags: [], useProcesses: [], couponCode: null, isDraft: true, usedCount: 3, reviewRequestedAt: null },
};

interface Sent {
  input: Record<string, unknown>;
}

async function open(id: string | null, benefit: object = stored, answers: Answers = {}) {
  const updateEmployeeBenefit = jest.fn(({ input }: Sent) => ({
    ...{ ...benefit, version: 5 },
    reviewRequestedAt: input.isReviewRequested ? '2026-01-07T00:00:00.000Z' : null,
  }));
  const createEmployeeBenefit = jest.fn(({ input }: Sent) => ({ ...stored, ...input, tags: [], id: 'new' }));
  const view = await renderWithApi(
    <EditOwnBenefitScreen />,
    { getEmployeeBenefit: () => benefit, updateEmployeeBenefit, createEmployeeBenefit, ...answers },
    id === null
      ? { at: '/client/jobs/benefits/new', path: '/client/jobs/benefits/new' }
      : { at: `/client/jobs/benefits/edit/${id}`, path: '/client/jobs/benefits/edit/:id' },
  );
  return { ...view, updateEmployeeBenefit, createEmployeeBenefit };
}

const user = aUser();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const review = () => screen.findByRole('switch', { name: '公開を依頼する' });

beforeEach(() => {
  localStorage.clear();
  signInAs({ organizationId: '01ORG' });
});

test('a member asks for the publication of a draft, and cannot publish it', async () => {
  const { updateEmployeeBenefit } = await open('stay');
  expect(screen.queryByRole('switch', { name: 'タレントに公開する' })).not.toBeInTheDocument();
  await user.click(await review());
  await press('保存する');
  await waitFor(() => expect(updateEmployeeBenefit).toHaveBeenCalledTimes(1));
  expect(updateEmployeeBenefit.mock.calls[0]![0].input).toEqual({ id: 'stay', isReviewRequested: true });
  expect(await screen.findByText('確認待ち')).toBeInTheDocument();
});

test('a new benefit belongs to the organization, and needs something to use before its publication is asked', async () => {
  const { createEmployeeBenefit } = await open(null);
  expect(screen.queryByText(/保存済みのコード/)).not.toBeInTheDocument();
  await fillIn(user, 'タイトル必須', '書店の割引');
  await user.click(await review());
  await press('保存する');
  expect(await screen.findByText(/クーポンコード・URL・利用手順のいずれか/)).toBeInTheDocument();
  await fillIn(user, 'クーポンコード任意', 'SHO-10');
  await press('保存する');
  await waitFor(() => expect(createEmployeeBenefit).toHaveBeenCalledTimes(1));
  expect(createEmployeeBenefit.mock.calls[0]![0].input).toMatchObject({
    ...{ title: '書店の割引', couponCode: 'SHO-10', isDraft: true, isReviewRequested: true },
    organizationEmployeeBenefitsId: '01ORG',
  });
});

test('what the API refuses about the request is shown at the switch', async () => {
  const errorInfo = { field: 'input.isReviewRequested', rule: 'somethingToUse' };
  await open('stay', stored, {
    updateEmployeeBenefit: () => {
      throw new GraphQLError('refused', { extensions: { errorType: 'InvalidInput', errorInfo } });
    },
  });
  await user.click(await review());
  await press('保存する');
  expect(await screen.findByText(/クーポンコード・URL・利用手順のいずれか/)).toBeInTheDocument();
});

test('a returned benefit shows the note; tags and partners can be chosen, but not added', async () => {
  await open('stay', { ...stored, reviewNote: '期限をご記入ください' });
  expect(await screen.findByText('期限をご記入ください')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '提携先を登録' })).not.toBeInTheDocument();
  expect(screen.getByText(/保存済みのコードは表示されません/)).toBeInTheDocument();
});

test('a published benefit can be made a draft again', async () => {
  const { updateEmployeeBenefit } = await open('stay', { ...stored, isDraft: false });
  await user.click(await screen.findByRole('switch', { name: 'タレントに公開する' }));
  await press('保存する');
  await waitFor(() => expect(updateEmployeeBenefit).toHaveBeenCalledTimes(1));
  expect(updateEmployeeBenefit.mock.calls[0]![0].input).toEqual({ id: 'stay', isDraft: true });
});

test('a benefit of another organization is as if missing, also for an administrator', async () => {
  const { router } = await open('stay', { ...stored, organizationEmployeeBenefitsId: '02OTHER' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
});

test('the list asks for the benefits of the organization and says in which state each is', async () => {
  const asked = { ...stored, id: 'ask', title: '相談', reviewRequestedAt: '2026-01-07T00:00:00.000Z' };
  const back = { ...stored, id: 'back', title: '講座', reviewNote: '期限をご記入ください' };
  const listEmployeeBenefitByCreatedAt = jest.fn((_: { filter: object }) => ({
    items: [stored, asked, back],
  }));
  await renderWithApi(
    <OwnBenefitsScreen />,
    { listEmployeeBenefitByCreatedAt },
    { at: '/client/jobs/benefits', path: '/client/jobs/benefits' },
  );
  const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!;
  expect(within(await rowOf('宿の割引')).getByText('下書き')).toBeInTheDocument();
  expect(within(await rowOf('相談')).getByText('確認待ち')).toBeInTheDocument();
  expect(within(await rowOf('講座')).getByText('差し戻し')).toBeInTheDocument();
  expect(within(await rowOf('講座')).getByText('期限をご記入ください')).toBeInTheDocument();
  expect(listEmployeeBenefitByCreatedAt.mock.calls[0]![0].filter).toEqual({
    organizationEmployeeBenefitsId: { eq: '01ORG' },
  });
});
