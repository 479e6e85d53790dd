import type { Page } from 'playwright-core';
import { applications } from '../access/applications/applications';
import { upload } from '../access/files/upload';
import { records } from '../access/records';
import { arriveAs } from '../support/browser/arriveAs';
import { drawPicture } from '../support/browser/drawPicture';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { origin } from '../support/stack/origin';
import { unique } from '../support/unique';
import { settleStreams } from '../support/kills/settleStreams';

/**
 * Opens one of the administrators' lists, and waits until the row with the text `name` shows a picture that exists. An
 * avatar whose picture cannot be loaded shows initials instead.
 */
async function waitForIcon(page: Page, open: (path: string) => Promise<unknown>, path: string, name: string) {
  await open(path);
  const row = page.getByRole('row').filter({ hasText: name }).first();
  const picture = row.locator('[data-picture] img').first();
  await picture.waitFor();
  const url = new URL(`${await picture.getAttribute('src')}`, origin());
  expect((await fetch(url)).status).toBe(200);
}

journey.onADesktop('administrators see the icon of a private profile in their lists', async (visit) => {
  const { page, open, look } = visit;
  const name = `縁${unique.word()}`;
  const talent = await given.aTalent({ firstName: name, isShareProfileIcon: true });
  const purpose = { purpose: 'PROFILE_ICON', filename: '顔.png', contentType: 'image/png' };
  const { key } = await upload(talent, await drawPicture(page, 400, 400), purpose);
  const answers = async (status: number) =>
    eventually(`the answer ${status}`, async () =>
      (await fetch(`${origin()}/${key}`)).status === status ? true : null,
    );
  await answers(200);
  const change = async (input: object) =>
    expect((await records.send('update', 'User', { sub: talent.sub, ...input }, talent, 'sub')).error).toBe(
      undefined,
    );
  await change({ profileIcon: key });
  await applications.apply(talent, (await given.anOpenJob()).id);
  await change({ isPrivate: true });
  await answers(404);
  await settleStreams();

  await arriveAs(visit, await given.theAdministrator());
  await waitForIcon(page, open, `/admin/users?q=${encodeURIComponent(name)}`, name);
  await look('admin-users-private-icon');
  await waitForIcon(page, open, `/admin/applies?q=${encodeURIComponent(name)}`, name);
  await look('admin-applies-private-icon');
});
