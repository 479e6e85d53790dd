import { mailSamples } from '../../../local/start/mailSamples';
import { enums } from '../../../model/enums';

test('the developer page shows every mail, with the same text in HTML', () => {
  const samples = mailSamples();
  // Two of the user pool, one about unread messages, and one for each kind of notice.
  expect(samples).toHaveLength(3 + enums.NoticeKind.length);
  expect(new Set(samples.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(samples.length - 1);
  for (const { subject, text, html } of samples) {
    expect(subject).toMatch(/^【Enishi】/);
    const [line = ''] = text.split('\n').filter((each) => each.length > 8 && !each.includes('：'));
    expect(html).toContain(line);
  }
});
