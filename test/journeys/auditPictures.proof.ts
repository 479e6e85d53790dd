import { loggedAs } from '../../infra/resolvers/loggedAs';
import { OpenArea } from '../access/client-area/OpenArea';
import { adminDeeds } from '../access/client-area/log/adminDeeds';
import { doDeeds } from '../access/client-area/traces/doDeeds';
import { nameOf } from '../access/matrix/support/rootField';
import { settle } from '../access/over-time/settle';
import { askRole, makeOwnRecords } from '../access/over-time/table/askRole';
import { rightsRoles } from '../access/over-time/table/rightsRoles';
import { rightsScene } from '../access/over-time/table/rightsScene';
import { rightsTable } from '../access/over-time/table/rightsTable';
import { readSchema } from '../support/readSchema';
import { arriveAs } from '../support/browser/arriveAs';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { openArea } from '../support/stack/openArea';

/** Mutations that need more than one call before them, as in test/access/client-area/cases/describeLog.ts. */
const elsewhere = ['takeBackOpenJobEdit', 'takeBackEmployeeBenefitEdit', 'takeBackOrganizationEdit'];

/** The names that the called mutations give to companies, which have an id of the test in them. */
const INVENTED = /(社|試験|記録|記帳)[0-9A-HJKMNP-TV-Z]{26}/g;

/** What no person can read: ids, keys of texts, and values that a program forgot. */
const UNREADABLE =
  /[0-9a-f]{8}-[0-9a-f]{4}|[0-9A-HJKMNP-TV-Z]{26}|\baudit\.\w|undefined|null\b|NaN|\[object|[A-Z]{3,}_[A-Z]|\{"/;

/** The first cells of a row; the last one has reasons and changed fields, which not every entry has. A phone has none. */
const CELLS = 'td:nth-child(-n+4)';

openArea();

/** Calls every logged mutation once in each role that may. Returns who called, with the title of the role. */
async function callAll() {
  const area = new OpenArea();
  [area.admin, area.client] = [await given.theAdministrator(), await given.theClient()];
  const scene = await rightsScene(area);
  const called = new Set(adminDeeds.map(({ field }) => nameOf(field)));
  for (const role of rightsRoles) {
    const ownRecords = await makeOwnRecords(role, scene);
    await settle.streams();
    const { wrong } = await askRole({ role, moment: 'before', scene, ownRecords });
    expect(wrong).toEqual([]);
  }
  for (const { call, cells } of rightsTable)
    if (Object.values(cells).some(([before]) => before === 'y')) called.add(nameOf(call));
  const [boss, other, newcomer] = [
    await given.anAdministrator(),
    await given.aTalent(),
    await given.aNewcomer(),
  ];
  const people = new Map(Object.entries({ self: boss, other, admin: area.admin }));
  const names = new Map([...people].map(([name, { sub }]) => [name, sub]));
  names.set('newcomer', newcomer.sub);
  await doDeeds(adminDeeds, { people, names, records: new Map() });
  const mutations = Object.keys(readSchema().getMutationType()?.getFields() ?? {});
  const missing = mutations.filter(
    (field) => loggedAs('Mutation', field) && !called.has(field) && !elsewhere.includes(field),
  );
  expect(missing).toEqual([]);
  const actors = rightsRoles
    .filter(({ name }) => name !== 'talent')
    .map(({ name }) => [name, scene.holders.get(name)?.sub ?? ''] as const);
  return { admin: area.admin, actors: [...actors, ['catalogues', boss.sub] as const] };
}

let deeds: ReturnType<typeof callAll> | undefined;

journey(
  'every logged mutation, called in each role that may, is an entry that people can read',
  async (visit) => {
    const { page, open, look } = visit;
    const { admin, actors } = await (deeds ??= callAll());
    await settle.streams();
    await arriveAs(visit, admin);
    for (const [role, actor] of actors) {
      await open(`/admin/audit?actor=${actor}`);
      const entries = page.locator('tbody tr.ant-table-row, main li:has(strong)');
      await entries.first().waitFor();
      await look(`audit-of-${role}`);
      const total = page.getByText(/^\d+件$/);
      const more = page.getByRole('button', { name: '続きを読み込む' });
      while (await more.isVisible()) {
        const before = await total.innerText();
        await more.click();
        await total.filter({ hasNotText: before }).waitFor();
      }
      const texts: string[] = [];
      const empty: string[] = [];
      const next = page.locator('.ant-pagination-next:not(.ant-pagination-disabled) button');
      for (let isLast = false; !isLast;) {
        texts.push(...(await entries.allInnerTexts()));
        const cells = await entries.locator(CELLS).allInnerTexts();
        empty.push(...cells.filter((text) => text.trim() === ''));
        isLast = !(await next.isVisible());
        if (!isLast) await next.click();
      }
      console.info(`${role}: ${texts.length} entries`);
      expect(texts).toHaveLength(Number.parseInt(await total.innerText()));
      expect(texts.filter((text) => UNREADABLE.test(text.replaceAll(INVENTED, '$1')))).toEqual([]);
      expect(empty).toEqual([]);
    }
  },
);
