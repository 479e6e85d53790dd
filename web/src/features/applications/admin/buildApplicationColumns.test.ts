import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { buildApplicationColumns } from './buildApplicationColumns';

/** The width in pixels of the sidebar, the margins of administrators' pages and the column with checkboxes. */
const AROUND = 328 + 44;

const columns = buildApplicationColumns({
  t: ((key: string) => key) as never,
  sort: { field: 'createdAt', direction: 'desc' },
  onOpen: () => {},
  onMove: () => {},
});
const widthOf = (shown: typeof columns) => shown.reduce((sum, { width }) => sum + Number(width), 0);

test('in a window of 1920 pixels the table of applications does not scroll sideways', () => {
  expect(widthOf(columns)).toBeLessThanOrEqual(1920 - AROUND);
});

test('in one of 1440 pixels only the link and the message of the applicant are beyond the edge', () => {
  const last = columns.findIndex(({ key }) => key === 'url');
  expect(widthOf(columns.slice(0, last))).toBeLessThanOrEqual(1440 - AROUND);
});

test('the age of an application that has waited more than three days for an answer is marked', () => {
  const age = columns.find(({ key }) => key === 'age');
  const isMarked = (type: string, days: number) => {
    const updatedAt = new Date(Date.now() - days * 86_400_000 - 1_000).toISOString();
    const cell = age?.render?.(null, { type, history: [], updatedAt } as never, 0);
    return renderToStaticMarkup(cell as ReactNode).startsWith('<strong');
  };
  expect(isMarked('APPLIED', 4)).toBe(true);
  expect(isMarked('APPLIED', 3)).toBe(false);
  expect(isMarked('SCREENING', 9)).toBe(false);
});
