import { screen, waitFor } from '@testing-library/react';
import { aUser } from '../../testing/aUser';
import { fillIn } from '../../testing/fillIn';
import { refuse, renderWithApi } from '../../testing/renderWithApi';
import { signInAs } from '../../testing/signInAs';
import { OwnOrganizationScreen } from './OwnOrganizationScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-06T00:00:00.000Z' };
// What administrators alone read is null for members.
const stored = { ...stamps, id: '01ORG', version: 4, name: '株式会社さざなみ', kana: null, owners: null };

const open = (updateOrganization: (sent: { input: object }) => object) =>
  renderWithApi(
    <OwnOrganizationScreen />,
    { getOrganization: () => stored, updateOrganization },
    { at: '/client/organization', path: '/client/organization' },
  );

const user = aUser();

beforeEach(() => signInAs({ organizationId: '01ORG', groups: ['client'] }));

test('an owner says how people reach the organization; nothing else is sent', async () => {
  const updateOrganization = jest.fn(({ input }: { input: object }) => ({ ...stored, ...input, version: 5 }));
  await open(updateOrganization);
  await fillIn(user, '連絡先任意', 'saiyo@example.com');
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(updateOrganization).toHaveBeenCalled());
  expect(updateOrganization.mock.calls[0]![0]).toEqual({
    input: { id: '01ORG', contact: 'saiyo@example.com' },
    condition: { version: { eq: 4 } },
  });
  expect(screen.queryByLabelText('企業名（カナ）任意')).toBeNull();
});

test('the form keeps what a member enters who does not own the organization', async () => {
  await open(() => refuse('NotFound'));
  await fillIn(user, '所在地任意', '東京都港区');
  await user.click(screen.getByRole('button', { name: '保存する' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByLabelText('所在地任意')).toHaveValue('東京都港区');
});
