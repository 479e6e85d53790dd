import { digestMail } from '../../../lambdas/notify-email/digestMail';

const url = 'https://enishi.example.com/message/01JD0000000000000000000000';
const mail = (text: string, partner = '株式会社アオバ') =>
  digestMail({
    ...{ to: 'yui@example.com', name: '結子', partner, unread: 2, url },
    messages: [{ by: partner, text }],
  });

test('text and HTML say the same and lead to the conversation', () => {
  const { text, html } = mail('日程のご相談です');
  for (const content of ['結子 様', '未読が2件あります', '日程のご相談です', url]) {
    expect(text).toContain(content);
    expect(html).toContain(content);
  }
  expect(html).toContain(`<a href="${url}"`);
});

test('what people write is text in the HTML, not markup', () => {
  const { html } = mail('<img src=x onerror="alert(1)"> & \'終わり\'', '<b>太字</b>');
  expect(html).not.toMatch(/<(img|b)\b/);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;終わり&#39;');
  expect(html).toContain('&lt;b&gt;太字&lt;/b&gt;');
});
