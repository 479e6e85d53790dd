import { sampleMails } from '../../../lambdas/notify-email/sampleMails';
import { enums } from '../../../model/enums';

test('there is an example of every mail, with the same text in HTML', () => {
  const samples = sampleMails('https://enishi.example.com');
  // One about unread messages, and one for each kind of notice.
  expect(samples).toHaveLength(1 + enums.NoticeKind.length);
  for (const { subject, text, html } of samples) {
    expect(subject).toMatch(/^【Enishi】/);
    const [, firstParagraph = ''] = text.split('\n\n');
    expect(html).toContain(firstParagraph);
  }
});
