import { eventually } from '../eventually';
import { captured } from './captured';

/**
 * Waits until `count` mails with a six-digit code have been sent to the given email, and returns the code in the newest
 * one.
 */
export function mailedCode(email: string, count = 1): Promise<string> {
  return eventually(`a code mailed to ${email}`, async () => {
    const codes = (await captured.mail(email))
      .filter(({ to }) => [to].flat().includes(email))
      .flatMap(({ text }) => text.match(/\b\d{6}\b/)?.[0] ?? []);
    return codes.length >= count ? codes[0] : undefined;
  });
}
