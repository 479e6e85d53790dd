import { sampleMails } from '../../../lambdas/notify-email/sampleMails';
import { enums } from '../../../model/enums';

test('there is an example of every mail, with the same text in HTML', () => {
  const samples = sampleMails('https://enishi.example.com');
  const ofMeetings = enums.NoticeKind.filter((kind) => kind.startsWith('MEETING_')).length;
  // One about unread messages, one for each kind of notice, and in four languages those about meetings and two about a
  // person's access.
  expect(samples).toHaveLength(1 + enums.NoticeKind.length - ofMeetings + 4 * ofMeetings + 8);
  for (const { subject, text, html } of samples) {
    expect(subject).toMatch(/^(【Enishi】|\[Enishi\] )/);
    const [, firstParagraph = ''] = text.split('\n\n');
    expect(html).toContain(firstParagraph);
  }
});
