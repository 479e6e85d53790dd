import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { readGalleryLook } from './GalleryLook';
import type { Example } from './Example';

// The examples call no API.
jest.mock('../../lib/config/loadConfig', () => ({ loadConfig: () => Promise.resolve({}) }));

const src = join(__dirname, '..', '..');

/**
 * Components that need no example in the gallery. Most of them show nothing at first. WithAntd has no look
 * of its own, EditSheet only combines two components that have examples, and ChartBars is shown as a part
 * of SeriesChart, as are the parts of Kanban; Weave is a part of Cloth, and Toasts shows nothing but ToastLine.
 */
const withoutLook = [
  'ChartBars',
  'Delayed',
  'EditSheet',
  'KanbanCard',
  'KanbanColumns',
  'KanbanTabs',
  'LeaveGuard',
  'NavigationProgress',
  'NormalizedInput',
  'OfflineBanner',
  'Toasts',
  'WithAntd',
  'Weave',
];

/** Returns the names of the components in a folder of web/src, derived from their file names. */
const componentsIn = (folder: string) =>
  readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(basename(file)))
    .map((file) => basename(file, '.tsx'));

const files = readdirSync(join(__dirname, 'examples'));
const loaded = files.map((file) => {
  const { example } = jest.requireActual<{ example: Example }>(`./examples/${file}`);
  return { file, example };
});

test('every component has an example', () => {
  const shown = loaded.map(({ example }) => example.name);
  const components = componentsIn('components');
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter((name) => !shown.includes(name) && !withoutLook.includes(name))).toEqual([]);
  expect(withoutLook.filter((name) => !components.includes(name) || shown.includes(name))).toEqual([]);
});

test.each(loaded)('$file bears the name of its component', ({ file, example }) => {
  expect(file).toBe(`${example.name}.example.tsx`);
});

const states = loaded.flatMap(({ example }) =>
  Object.entries(example.states).map(([state, State]) => ({ name: example.name, state, State })),
);

test.each(states)('$name renders $state, which a URL can name', async ({ state, State }) => {
  expect(state).toMatch(/^[a-z]+(-[a-z]+)*$/);
  await renderApp(
    <div data-testid="state">
      <State />
    </div>,
  );
  await waitFor(() => expect(screen.getByTestId('state')).not.toBeEmptyDOMElement());
});

test('the URL names the theme and the language; what it does not know is ignored', () => {
  const look = (query: string) => readGalleryLook(new URLSearchParams(query));
  expect(look('mode=dark&color=purple&dir=rtl&lang=en')).toEqual({
    mode: 'dark',
    color: 'purple',
    direction: 'rtl',
    language: 'en',
  });
  expect(look('mode=sepia&color=pink&dir=up&lang=xx')).toEqual({});
});
