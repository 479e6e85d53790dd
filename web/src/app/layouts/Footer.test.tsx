import { screen } from '@testing-library/react';
import { loadConfig } from '../../lib/config/loadConfig';
import { renderWithApi } from '../../testing/renderWithApi';
import { Footer } from './Footer';

jest.mock('../../lib/config/loadConfig', () => ({ loadConfig: jest.fn() }));

const open = (config: object) => {
  jest.mocked(loadConfig).mockResolvedValue(config as Awaited<ReturnType<typeof loadConfig>>);
  return renderWithApi(<Footer />, {});
};

test('the number of the operator’s notification is in the footer of a deployment that has one', async () => {
  await open({ recruitmentNotice: '51-募-000123' });
  expect(await screen.findByText(/特定募集情報等提供事業者 届出受理番号 51-募-000123/)).toBeInTheDocument();
});

test('without one, nothing is said', async () => {
  await open({});
  expect(await screen.findByText(/© Enishi/)).not.toHaveTextContent('届出受理番号');
});
