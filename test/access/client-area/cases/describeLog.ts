import { loggedAs } from '../../../../infra/resolvers/loggedAs';
import { resolverPlans } from '../../../../infra/resolvers/resolverPlans';
import { query } from '../../../support/api/query';
import { given } from '../../../support/given';
import { fill } from '../../matrix/support/fill';
import { type Fixture, personOf } from '../../matrix/support/Fixture';
import type { RecordOf } from '../../matrix/support/records';
import { adminDeeds } from '../log/adminDeeds';
import { entriesBy } from '../log/entriesBy';
import { loggedDeeds } from '../log/loggedDeeds';
import type { OpenArea } from '../OpenArea';
import { doDeeds } from '../traces/doDeeds';

/** Mutations that need more than one call before them, each with the test that calls it. */
const elsewhere = {
  takeBackOpenJobEdit: 'describeTakingBack',
  takeBackEmployeeBenefitEdit: 'describeBenefitEdits',
  takeBackOrganizationEdit: 'describeOrganizationEdits',
};

const CHANGES = /^(update|delete)/;

/** Sends the call with a version that the record never had. Returns its error, unless the call takes no condition. */
async function refusalOfStale({ field, as }: RecordOf, fixture: Fixture): Promise<string | undefined> {
  const call = fill(field, fixture)?.replace(/ }\) \{/, ' }, condition: { version: { eq: 99 } }) {');
  const { errors } = await query(`mutation { ${call} }`, {}, personOf(fixture, as));
  return errors[0]?.errorType;
}

/** Tests that the audit log has exactly one entry for each write with power over others, and none for a refused one. */
export function describeLog(area: Pick<OpenArea, 'admin'>): void {
  test('every write of an administrator about others is one entry, and a refused one is none', async () => {
    const [boss, other, newcomer] = [
      await given.anAdministrator(),
      await given.aTalent(),
      await given.aNewcomer(),
    ];
    const people = new Map(Object.entries({ self: boss, other, admin: area.admin }));
    const names = new Map([...people].map(([name, { sub }]) => [name, sub]));
    names.set('newcomer', newcomer.sub);
    const fixture: Fixture = { people, names, records: new Map() };
    const called: string[] = [];
    const taken: string[] = [];
    for (const deed of adminDeeds) {
      if (CHANGES.test(deed.field) && deed.as === 'self') {
        const refusal = await refusalOfStale(deed, fixture);
        if (refusal !== 'Conflict') taken.push(`${deed.name}: ${refusal}`);
      }
      called.push(...(await doDeeds([deed], fixture)));
    }
    expect(taken).toEqual([]);
    const all = resolverPlans.filter(({ type, field }) => loggedAs(type, field)).map(({ field }) => field);
    expect(all.filter((field) => !called.includes(field) && !(field in elsewhere))).toEqual([]);

    const entries = await entriesBy(boss, area.admin);
    expect(entries.map(({ record, recordId }) => `${record} ${recordId}`).sort()).toEqual(
      loggedDeeds(adminDeeds, fixture),
    );
    const profile = entries.find(({ action, record }) => action === 'changeRecord' && record === 'User');
    expect(profile?.changes).toEqual([
      { field: 'isPrivate', before: 'null', after: 'true' },
      { field: 'description', before: null, after: null },
    ]);
    const texts = ['書き換え', '覚え', '丁寧', '09012345678', 'むかし', '刷新', '改新'];
    expect(texts.filter((text) => JSON.stringify(entries).includes(text))).toEqual([]);
  });
}
