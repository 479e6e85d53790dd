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

/**
 * Opens one of the administrators' lists again and again, until the row with the text `name` shows a picture.
 * An avatar whose picture cannot be loaded shows initials instead.
 */
const waitForIcon = (page: Page, open: (path: string) => Promise<unknown>, path: string, name: string) =>
  eventually(`the icon of ${name} on ${path}`, async () => {
    await open(path);
    const row = page.getByRole('row').filter({ hasText: name }).first();
    const picture = row.locator('[data-picture] img').first();
    const isThere = await picture.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (!isThere) return null;
    const url = new URL(`${await picture.getAttribute('src')}`, origin());
    return (await fetch(url)).status === 200 ? true : null;
  });

journey.onADesktop('administrators see the icon of a private profile in their lists', async (visit) => {
  const { page, open, look } = visit;
  const name = `縁${Date.now().toString(36)}`;
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

  await arriveAs(visit, await given.theAdministrator());
  await waitForIcon(page, open, `/admin/users?q=${encodeURIComponent(name)}`, name);
  await look('admin-users-private-icon');
  await waitForIcon(page, open, `/admin/applies?q=${encodeURIComponent(name)}`, name);
  await look('admin-applies-private-icon');
});
