import { Draw } from '../../walk/plan/Draw';
import { planGallery } from '../../walk/plan/planGallery';

const listed = [
  { name: 'Banner', states: ['info', 'error'], fillsWindow: false },
  { name: 'SplitPane', states: ['open', 'closed'], fillsWindow: true },
];

const plan = (all: boolean) => planGallery(listed, new Draw(1), all);

test('each page is shown in both modes', () => {
  const shown = plan(false).map(({ at, looks }) => `${at} ${looks.map(({ mode }) => mode).join()}`);
  const pages = ['/components/Banner', '/components/SplitPane/open', '/components/SplitPane/closed'];
  expect(shown).toEqual(pages.flatMap((at) => [`${at} light`, `${at} dark`]));
});

test('with all, each page is shown in twelve themes in each direction, from 320 to 1920 pixels', () => {
  const visits = plan(true);
  expect(visits.map(({ at }) => at)).toEqual(
    ['Banner', 'SplitPane/open', 'SplitPane/closed'].flatMap((at) => [
      `/components/${at}`,
      `/components/${at}`,
    ]),
  );
  for (const { looks } of visits) {
    expect(new Set(looks.map(({ mode, color }) => `${mode} ${color}`)).size).toBe(12);
    expect(new Set(looks.map(({ width }) => width))).toEqual(new Set([320, 390, 768, 1440, 1920]));
  }
  const directions = visits.map(({ looks }) => [...new Set(looks.map(({ direction }) => direction))]);
  expect(directions).toEqual([['ltr'], ['rtl'], ['ltr'], ['rtl'], ['ltr'], ['rtl']]);
});
