import { act, screen } from '@testing-library/react';
import { aJob } from '../../../testing/aJob';
import { renderWithApi } from '../../../testing/renderWithApi';
import { JobDetailScreen } from './JobDetailScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };
const job = { ...stamps, ...aJob(), overView: '概要', issue: '課題', description: '内容' };

const { IntersectionObserver } = window;
let report: (id: string, isIntersecting: boolean) => void;

beforeEach(() => {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      report = (id, isIntersecting) => {
        const target = document.getElementById(id)!;
        callback([{ target, isIntersecting } as unknown as IntersectionObserverEntry], this);
      };
    }
  };
});
afterEach(() => void (window.IntersectionObserver = IntersectionObserver));

test('a row of links below the title leads to each section and marks the first in view', async () => {
  const answers = {
    getOpenJob: () => job,
    searchOpenJobs: () => ({ items: [], total: 0, aggregateItems: [] }),
  };
  await renderWithApi(<JobDetailScreen />, answers, { at: '/jobs/detail/01JOB', path: '/jobs/detail/:id' });
  const article = await screen.findByRole('article');
  const row = article.querySelector('nav')!;
  expect(row).toHaveAccessibleName('目次');
  const links = [...row.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#overView', '#issue', '#description']);
  const marked = () => links.filter((link) => link.getAttribute('aria-current') === 'true');
  expect(marked()).toEqual([]);
  act(() => report('issue', true));
  act(() => report('description', true));
  expect(marked()).toEqual([links[1]]);
  act(() => report('issue', false));
  expect(marked()).toEqual([links[2]]);
});
