import { fillFirstProfile } from '../support/browser/fillFirstProfile';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { unique } from '../support/unique';
import { registering } from './parts/registering';

/** A script for the page, in which the device's clock is wrong by so many minutes. */
const shiftClock = (minutes: number) => `(() => {
  const RealDate = Date;
  const shift = ${minutes * 60_000};
  window.Date = class extends RealDate {
    constructor(...given) {
      super(...(given.length > 0 ? given : [RealDate.now() + shift]));
    }
    static now() {
      return RealDate.now() + shift;
    }
  };
})()`;

const clocks = [
  ['20 minutes behind', -20],
  ['20 minutes ahead', 20],
  ['5 hours behind', -300],
  ['5 hours ahead', 300],
] as const;

for (const [clock, minutes] of clocks) {
  journey.onAPhone(
    `on a device ${clock}, a visitor registers, applies and writes a message`,
    async (visit) => {
      const { page, open } = visit;
      await page.addInitScript(shiftClock(minutes));
      const email = unique.email();
      const job = await given.anOpenJob();
      await open(`/auth/register?id=${job.id}`);
      await registering.register(visit, email);
      await registering.confirm(visit, email);
      await registering.logInFirst(visit, email);
      await fillFirstProfile({ ...visit, look: async () => undefined });
      await page.getByRole('button', { name: '登録する' }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('checkbox', { name: /同意/ }).check();
      await sheet.getByRole('button', { name: '応募を送信する' }).click();
      await page.getByText(/に応募しました。/).waitFor();

      await open('/message');
      await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
      const text = `よろしくお願いします。${unique.word()}`;
      const field = page.getByRole('textbox', { name: 'メッセージを入力' });
      await field.fill(text);
      await page.getByRole('button', { name: '送信' }).click();
      await page.getByRole('log').getByText('送信済み').waitFor();
      await page.reload();
      await page.getByRole('log').getByText(text).waitFor();
      // The time that is shown is the server's.
      const written = await page.getByRole('log').locator('time').last().getAttribute('datetime');
      expect(Math.abs(Date.parse(written ?? '') - Date.now())).toBeLessThan(120_000);
    },
  );
}
