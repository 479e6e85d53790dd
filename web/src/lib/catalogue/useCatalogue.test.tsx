import { act, screen } from '@testing-library/react';
import { renderWithApi } from '../../testing/renderWithApi';
import { useCatalogue } from './useCatalogue';

const stamps = { createdAt: '2026-11-20T01:00:00.000Z', updatedAt: '2026-11-20T01:00:00.000Z', version: 1 };
let name = 'デザイナー';
const asked = jest.fn(() => ({ items: [{ ...stamps, id: 'design', name }] }));
const answers = {
  listJobs: asked,
  listPrefacturesByOrderByPosition: () => ({ items: [] }),
  listSkillTagsByOrderByPosition: () => ({ items: [] }),
};

/**
 * The names of occupations that the hook returned on its first render, joined with 、; … if it returned none.
 */
let first: string | undefined;
function Names() {
  const names =
    useCatalogue()
      ?.occupations.map((one) => one.name)
      .join('、') ?? '…';
  first ??= names;
  return <p>{names}</p>;
}
const show = async () => {
  first = undefined;
  return renderWithApi(<Names />, answers);
};
/** Lets the browser paint, and the simulated API answer what is asked after that. */
const paint = () => act(() => jest.advanceTimersByTimeAsync(100));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T01:00:00.000Z') });
  localStorage.clear();
  asked.mockClear();
  name = 'デザイナー';
});
afterEach(() => jest.useRealTimers());

test('the names are asked for after the first paint, and stored on the device', async () => {
  const view = await show();
  expect([first, asked.mock.calls.length]).toEqual(['…', 0]);
  await paint();
  expect(screen.getByText('デザイナー')).toBeInTheDocument();
  view.unmount();
  await show();
  expect(first).toBe('デザイナー');
  await paint();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('names that are some hours old are shown at once, and replaced', async () => {
  (await show()).unmount();
  const view = await show();
  await paint();
  expect(screen.getByText('デザイナー')).toBeInTheDocument();
  view.unmount();
  name = 'UIデザイナー';
  jest.setSystemTime(new Date('2026-11-20T08:01:00.000Z'));
  await show();
  expect(first).toBe('デザイナー');
  await paint();
  expect(screen.getByText('UIデザイナー')).toBeInTheDocument();
});
