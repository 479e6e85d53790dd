import { Mailbox } from '../../src/services/mail/Mailbox';
import { Recipients } from '../../src/services/mail/Recipients';
import { SesAccount } from '../../src/services/mail/SesAccount';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { stackOf } from '../support/stackOf';

const folder = temporaryFolder();
const accountWith = (SuppressedReasons: string[]) =>
  new SesAccount(
    stackOf([
      {
        ...{ logicalId: 'Set', type: 'AWS::SES::ConfigurationSet', physicalId: 'set' },
        properties: { SuppressionOptions: { SuppressedReasons } },
      },
    ]),
  );
const mail = { from: 'a@example.com', subject: '', text: '', html: '' };

test('mail that bounces does not arrive, counts once, and its address gets no more', () => {
  const recipients = new Recipients(accountWith(['BOUNCE', 'COMPLAINT']));
  const mailbox = new Mailbox(folder, recipients);
  expect(recipients.rates).toBeNull();
  recipients.react('nobody@example.com', 'BOUNCE');
  recipients.react('angry@example.com', 'COMPLAINT');
  for (const to of ['nobody@example.com, one@example.com', 'angry@example.com', 'two@example.com'])
    for (const _ of [1, 2]) mailbox.deliver({ ...mail, to });
  expect(mailbox.list().map(({ to }) => to)).toEqual(
    ['one', 'one', 'angry', 'two', 'two'].map((name) => `${name}@example.com`).reverse(),
  );
  // Sent: one to nobody, two to one, one to angry, two to two.
  expect(recipients.rates).toEqual({ bounces: 1 / 6, complaints: 1 / 6 });
});

test('without suppression in the template, each mail bounces; a recipient who exists again gets mail', () => {
  const recipients = new Recipients(accountWith([]));
  recipients.react('nobody@example.com', 'BOUNCE');
  expect([1, 2].map(() => recipients.receive('nobody@example.com'))).toEqual([false, false]);
  recipients.react('nobody@example.com', null);
  expect(recipients.receive('nobody@example.com')).toBe(true);
  expect(recipients.rates).toEqual({ bounces: 2 / 3, complaints: 0 });
});
