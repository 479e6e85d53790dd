import { isRaised } from '../../support/alarms/alarmOf';
import { trouble } from '../../support/alarms/trouble';
import { captured } from '../../support/api/captured';
import { cognito } from '../../support/api/cognito';
import { readConfig } from '../../support/api/readConfig';
import { password } from '../../support/api/signIn';
import { eventually } from '../../support/eventually';
import { alarmOf } from '../../support/alarms/alarmOf';
import { ulid } from '../../support/ulid';

async function call(action: 'SignUp' | 'ResendConfirmationCode', email: string): Promise<void> {
  const { userPoolClientId: ClientId } = await readConfig();
  const UserAttributes = [{ Name: 'email', Value: email }];
  const more = action === 'SignUp' ? { Password: password, UserAttributes } : {};
  await cognito('AWSCognitoIdentityProviderService', action, { ClientId, Username: email, ...more });
}

const someEmail = () => `${ulid().toLowerCase()}@example.com`;

/** Alarms of the sender's reputation. */
export function describeMailAlarms(): void {
  test('registrations with wrong addresses raise MailBounces, and the addresses get no second mail', async () => {
    const wrong: string[] = [];
    await eventually(
      'the alarm MailBounces',
      async () => {
        const email = someEmail();
        wrong.push(email);
        await trouble.mail(email, 'BOUNCE');
        await call('SignUp', email);
        return (await alarmOf('MailBounces')).state === 'ALARM' || null;
      },
      300,
    );
    const [first = ''] = wrong;
    const [before] = (await alarmOf('MailBounces')).values;
    await call('ResendConfirmationCode', first);
    expect(await captured.mail(first)).toEqual([]);
    expect((await alarmOf('MailBounces')).values).toEqual([before]);
    // What is mended: from now on, mail is for people who exist.
    await eventually(
      'the end of the alarm',
      async () => {
        await call('SignUp', someEmail());
        return (await alarmOf('MailBounces', { isQuick: true })).state === 'OK' || null;
      },
      300,
    );
  });

  test('mail that its receiver marks as spam raises MailComplaints, and the receiver gets no more', async () => {
    const email = someEmail();
    await trouble.mail(email, 'COMPLAINT');
    await call('SignUp', email);
    await isRaised('MailComplaints');
    await call('ResendConfirmationCode', email);
    expect(await captured.mail(email)).toHaveLength(1);
  });
}
