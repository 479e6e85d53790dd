import { screen, waitFor } from '@testing-library/react';
import { saveFile } from '../../../components/table/saveFile';
import { aUser } from '../../../testing/aUser';
import { renderWithApi } from '../../../testing/renderWithApi';
import { readApplicationsView } from './view/readApplicationsView';
import { useApplicationsCsv } from './useApplicationsCsv';

// jsdom cannot download.
jest.mock('../../../components/table/saveFile', () => ({ saveFile: jest.fn() }));

function Save() {
  const { save } = useApplicationsCsv(readApplicationsView(new URLSearchParams()), []);
  return <button onClick={() => void save()}>CSV</button>;
}

afterEach(() => jest.useRealTimers());

test('the file is named after the day in Japan, also before nine in the morning', async () => {
  const answers = {
    searchUserApplies: () => ({ items: [], total: 0, nearTotal: 0, match: 'EXACT', aggregateItems: [] }),
  };
  await renderWithApi(<Save />, answers);
  jest.useFakeTimers({ now: new Date('2026-03-04T23:30:00Z') });
  await aUser().click(screen.getByRole('button'));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  expect(jest.mocked(saveFile).mock.calls[0]?.[0]).toMatch(/-2026-03-05\.csv$/);
});
