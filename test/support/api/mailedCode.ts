import { eventually } from '../eventually';
import { captured } from './captured';

/** Waits for a mail to the given email, and returns the six-digit code in the newest one. */
export function mailedCode(email: string): Promise<string> {
  return eventually(`a code mailed to ${email}`, async () => {
    const mail = (await captured.mail(email)).find(({ to }) => [to].flat().includes(email));
    return mail?.text.match(/\b\d{6}\b/)?.[0];
  });
}
