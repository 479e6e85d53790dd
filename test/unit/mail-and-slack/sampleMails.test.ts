import { sampleMails } from '../../../lambdas/notify-email/sampleMails';
import { enums } from '../../../model/enums';

test('there is an example of every mail, with the same text in HTML', () => {
  const samples = sampleMails('https://enishi.example.com');
  // One about unread messages, one for each kind of notice, and two about a person's access in four languages.
  expect(samples).toHaveLength(1 + enums.NoticeKind.length + 8);
  for (const { subject, text, html } of samples) {
    expect(subject).toMatch(/^(【Enishi】|\[Enishi\] )/);
    const [, firstParagraph = ''] = text.split('\n\n');
    expect(html).toContain(firstParagraph);
  }
});
