import { arriveAs } from '../support/browser/arriveAs';
import { given } from '../support/given';
import { journey } from '../support/journey';

/** A script for the page: the texts of the buttons of the bar at whose middle something else lies. */
const coveredButtons = `
  [...document.querySelectorAll('[role=toolbar] button')].filter((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  }).map((button) => button.textContent)
`;

journey('nothing covers the bar of selected rows, at the start and at the end of a table', async (visit) => {
  const { page, open, settle } = visit;
  await arriveAs(visit, await given.theAdministrator());
  // Only on a phone, applications and people are lists of cards.
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  for (const path of ['/admin/jobs', '/admin/applies', '/admin/users']) {
    await open(path);
    const isList = isPhone && path !== '/admin/jobs';
    // The first checkbox of a table selects all rows.
    const boxes = page.getByRole(isList ? 'listitem' : 'row').getByRole('checkbox');
    await boxes.nth(isList ? 0 : 1).check();
    await page.getByRole('toolbar', { name: '1件を選択中' }).waitFor();
    await settle();
    expect(await page.evaluate(coveredButtons)).toEqual([]);
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await settle();
    expect(await page.evaluate(coveredButtons)).toEqual([]);
  }
});
