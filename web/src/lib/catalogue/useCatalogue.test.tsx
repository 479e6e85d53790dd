import { screen } from '@testing-library/react';
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

beforeEach(() => {
  localStorage.clear();
  asked.mockClear();
  name = 'デザイナー';
});

test('the names are asked for after the first paint, and stored on the device', async () => {
  const view = await show();
  expect([first, asked.mock.calls.length]).toEqual(['…', 0]);
  await screen.findByText('デザイナー');
  view.unmount();
  const again = await show();
  expect(first).toBe('デザイナー');
  // After this the component is painted, and would have asked.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
  expect(asked).toHaveBeenCalledTimes(1);
  again.unmount();
});

test('names that are some hours old are shown at once, and replaced', async () => {
  (await show()).unmount();
  const view = await show();
  await screen.findByText('デザイナー');
  view.unmount();
  name = 'UIデザイナー';
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * 3_600_000);
  await show();
  expect(first).toBe('デザイナー');
  await screen.findByText('UIデザイナー');
  jest.restoreAllMocks();
});
