import { fillPage } from '../../../lambdas/render-page/content/fillPage';
import type { PageContent } from '../../../model/ServedPage';
import { pageHeads } from '../../../web/pageHeads';

const template = {
  before: '<!doctype html><html lang="ja"><head>',
  after: '</head><body><div id="root"></div><div id="first"></div></body></html>',
  styles: '.a{color:red}.b{color:blue}',
  ...pageHeads,
};
const head = '<title>案件</title>';

const contentOf = (html: string, title = ''): PageContent => ({
  html,
  served: { path: '/jobs', query: '', language: 'de', at: 1, cache: { 'OpenJob:1': { title } } },
});

test('a page without content is the page of the app with its head', () => {
  expect(fillPage(template, head, null)).toBe(template.before + head + template.after);
});

test('a page with content has it in the element of the app, with its language, its styles and its data', () => {
  const page = fillPage(template, head, contentOf('<p class="a">$& Tokyo</p>'));
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('<style>.a{color:red}</style>');
  expect(page).toContain('<body data-content><div id="root"><p class="a">$& Tokyo</p></div>');
});

test('what React wants to be loaded early is in the head', () => {
  const preload = '<link rel="preload" as="image" href="/public/a.png"/>';
  const page = fillPage(template, head, contentOf(`${preload}<p>a</p>`));
  expect(page.split('</head>')[0]).toContain(preload);
  expect(page).toContain('<div id="root"><p>a</p></div>');
});

test('no text of a record ends the element with the data, and the data are read as they were', () => {
  const title = "</script><!--<script>alert(1)</script>$'";
  const page = fillPage(template, head, contentOf('<p>a</p>', title));
  const [, data = ''] = /<script type="application\/json" id="served">(.*?)<\/script>/.exec(page) ?? [];
  expect(data).not.toMatch(/[<]/);
  expect(JSON.parse(data)).toEqual(contentOf('', title).served);
});
