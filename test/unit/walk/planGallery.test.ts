import { Draw } from '../../walk/plan/Draw';
import { planGallery } from '../../walk/plan/planGallery';

const listed = [
  { name: 'Banner', states: ['info', 'error'], fillsWindow: false },
  { name: 'SplitPane', states: ['open', 'closed'], fillsWindow: true },
];

const plan = (all: boolean, seed = 1) => planGallery(listed, new Draw(seed), all);

test('each page is shown once, in a mode drawn from the seed', () => {
  const modes = [1, 2, 3, 4, 5].flatMap((seed) => {
    const shown = plan(false, seed);
    const pages = ['/components/Banner', '/components/SplitPane/open', '/components/SplitPane/closed'];
    expect(shown.map(({ at }) => at)).toEqual(pages);
    return shown.map(({ looks }) => looks.map(({ mode }) => mode).join());
  });
  expect(new Set(modes)).toEqual(new Set(['light', 'dark']));
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
