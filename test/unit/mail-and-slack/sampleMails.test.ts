import { productName } from '../../../model/productName';
import { sampleMails } from '../../../lambdas/notify-email/sampleMails';
import { enums } from '../../../model/enums';
import { mailLanguages } from '../../../model/mailLanguage';

test('there is an example of every mail, with the same text in HTML', () => {
  const samples = sampleMails('https://enishi.example.com');
  const ofMeetings = enums.NoticeKind.filter((kind) => kind.startsWith('MEETING_')).length;
  // One about unread messages, one for each kind of notice, and in each language those about meetings, two about a
  // person's access and two about what an alert has found.
  const inEachLanguage = mailLanguages.length * (ofMeetings + 2 + 2);
  expect(samples).toHaveLength(1 + enums.NoticeKind.length - 1 - ofMeetings + inEachLanguage);
  for (const { subject, text, html } of samples) {
    expect(subject).toMatch(new RegExp(`^(【${productName}】|\\[${productName}\\] )`));
    const [, firstParagraph = ''] = text.split('\n\n');
    expect(html).toContain(firstParagraph);
  }
});
