import type { Head } from '../../../lambdas/render-page/Head';
import { renderHead } from '../../../lambdas/render-page/renderHead';
import { summarize } from '../../../lambdas/render-page/summarize';

const site = 'https://site.example.com';

const aHead = (changes: Partial<Head> = {}): Head => ({
  status: 200,
  title: '受付画面の仕事',
  description: '説明',
  path: '/jobs/detail/1',
  picture: '/share/kikko.png',
  kind: 'article',
  isHidden: false,
  ...changes,
});

test('texts with HTML stay texts, in tags and in structured data', () => {
  const hostile = `</title></script><script>alert("1")</script>'&`;
  const html = renderHead(
    aHead({
      title: hostile,
      description: hostile,
      picture: `https://x/"${hostile}`,
      structured: { name: hostile },
    }),
    site,
  );
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  expect(html).toContain(
    '&lt;/title&gt;&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;',
  );
  const [, data = ''] = /<script[^>]*>(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual({ name: hostile });
});

test('addresses and pictures are whole URLs; only drawn pictures state their size', () => {
  const drawn = renderHead(aHead(), site);
  expect(drawn).toContain('<link rel="canonical" href="https://site.example.com/jobs/detail/1" data-served>');
  expect(drawn).toContain('<meta property="og:image" content="https://site.example.com/share/kikko.png"');
  expect(drawn).toContain('<meta property="og:image:width" content="1200"');
  const uploaded = renderHead(aHead({ picture: 'public/sub/cover.png' }), site);
  expect(uploaded).toContain('content="https://site.example.com/public/sub/cover.png"');
  expect(uploaded).not.toContain('og:image:width');
});

test('a page without an address has no canonical and is not indexed', () => {
  const html = renderHead(aHead({ status: 404, path: null, isHidden: true }), site);
  expect(html).toContain('<meta name="robots" content="noindex" data-served>');
  expect(html).not.toMatch(/canonical|og:url/);
});

test.each([
  [[null, '  ', '二つ目\n の 文'], '二つ目 の 文'],
  [[undefined], ''],
  [['あ'.repeat(121)], `${'あ'.repeat(119)}…`],
  [['😀'.repeat(120)], '😀'.repeat(120)],
])('a description is the first text, as one line of at most 120 characters', (texts, expected) => {
  expect(summarize(...texts)).toBe(expected);
});
