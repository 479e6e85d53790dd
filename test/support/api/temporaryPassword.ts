import { eventually } from '../eventually';
import { captured } from './captured';

/** Waits for the mail that invites a person, and returns the temporary password in it. */
export const temporaryPassword = (email: string): Promise<string> =>
  eventually('the mail with the password', async () => {
    const mail = (await captured.mail(email)).find(({ text }) => text.includes('仮パスワード'));
    return /仮パスワード：(.+)/.exec(mail?.text ?? '')?.[1]?.trim();
  });
