import type { Person } from '../../../support/api/Person';
import { query } from '../../../support/api/query';
import { eventually } from '../../../support/eventually';
import { given } from '../../../support/given';
import { documents } from '../../documents';
import { jobDetails } from '../../jobDetails';
import { records } from '../../records';
import { asked } from '../asked';
import type { OpenArea } from '../OpenArea';
import { composed } from '../../../support/composed';

type Row = Record<string, object | null>;
interface Applied {
  id: string;
}

const { made, refusal } = records;

/**
 * Tests that lists read closed jobs and the talents of withdrawn applications together, although their
 * snapshots do not say what job staff may see of them.
 */
export function describeReadingAhead(area: OpenArea): void {
  const people: Person[] = [];
  const jobs: string[] = [];
  /** The ids of the applications that are not withdrawn. */
  const active: string[] = [];

  async function apply(person: Person, openJobID: string): Promise<string> {
    const input = { userID: person.sub, openJobID };
    return ((await asked(documents.apply, { input }, person)) as Applied).id;
  }

  /** Asks a list for one relation of its rows. Returns the rows and the number of calls to data sources. */
  async function ask(list: string, limit: number, relation: string, as: Person) {
    const document = composed<
      Record<string, { items: Row[] }>
    >`{ ${list.replace(')', `, limit: ${limit})`)} { items { ${relation} } } }`;
    const { data, errors, calls } = await query(document, {}, as);
    expect(errors).toEqual([]);
    return { calls, rows: Object.values(data!)[0]!.items };
  }

  /** Closes three jobs after four talents have applied to the first, one of them to all, and three withdrew. */
  beforeAll(async () => {
    for (const isPrivate of [false, true, false, false]) people.push(await given.aTalent({ isPrivate }));
    for (const title of ['一つ目の求人', '二つ目の求人', '三つ目の求人']) {
      const id = await made('OpenJob', { title, ...jobDetails }, area.client);
      expect(
        await refusal('update', 'OpenJob', { id, isDraft: false, isPublic: true }, area.admin),
      ).toBeUndefined();
      active.push(await apply(people[0]!, id));
      jobs.push(id);
    }
    for (const person of people.slice(1)) {
      await area.move(await apply(person, jobs[0]!), 'WITHDRAWN', person);
    }
    for (const id of jobs)
      expect(await refusal('update', 'OpenJob', { id, isPublic: false }, area.client)).toBeUndefined();
    await eventually('the snapshots of the closed jobs', async () => {
      const own = `listUserAppliesByUser(userID: "${people[0]!.sub}")`;
      const { rows } = await ask(own, 50, 'openJob { isPublic }', area.admin);
      return rows.every(({ openJob }) => !(openJob as { isPublic: boolean }).isPublic) || undefined;
    });
  });

  // Other tests expect active applications to the organization's first jobs only.
  afterAll(async () => {
    for (const id of active) await area.move(id, 'WITHDRAWN', people[0]!);
  });

  test.each([
    ['closed jobs', 'openJob { id title }'],
    ['talents who withdrew', 'user { id displayName }'],
  ])('job staff get all %s of a list with one call', async (_what, selected) => {
    const as = () => area.client;
    const list = `listUserAppliesByOpenJob(openJobID: "${jobs[0]}")`;
    const [one, many] = [await ask(list, 1, selected, as()), await ask(list, 50, selected, as())];
    expect(many.rows).toHaveLength(4);
    expect(many.calls).toBeLessThanOrEqual(one.calls + 1);
    // With an alias, each record is read by itself.
    const [relation] = selected.split(' ');
    const single = await ask(list, 50, `single: ${selected}`, as());
    expect(many.rows.map((row) => row[relation!])).toEqual(single.rows.map((row) => row.single));
    // One of the talents is private.
    expect(many.rows.filter((row) => !row[relation!])).toHaveLength(relation === 'user' ? 1 : 0);
  });

  test('talents get the titles of all closed jobs to which they applied with one call', async () => {
    const list = `listUserAppliesByUser(userID: "${people[0]!.sub}")`;
    const selected = 'openJob { id title closedAt }';
    const [one, many] = [await ask(list, 1, selected, people[0]!), await ask(list, 50, selected, people[0]!)];
    expect(many.rows).toHaveLength(3);
    expect(many.calls).toBeLessThanOrEqual(one.calls + 1);
    const single = await ask(list, 50, `single: ${selected}`, people[0]!);
    expect(many.rows.map(({ openJob }) => openJob)).toEqual(single.rows.map((row) => row.single));
  });
}
