import { catalogueItems } from '../../../lambdas/seed/catalogues/catalogueItems';
import { type EngineTables, engineTables } from '../../support/engineTables';
import { seededItems } from '../../support/seedData';

let tables: EngineTables;

beforeAll(async () => {
  tables = await engineTables();
  await tables.fill([...catalogueItems(), ...seededItems]);
});

afterAll(() => tables.stop());

test('in the demo data every derived value is what its source says', async () => {
  const { verifyPart } = await import('../../../lambdas/verify-data/verifyPart');
  const report = await verifyPart({ settle: 0 }, () => false);
  console.log(
    JSON.stringify(report.found, null, 1),
    Object.values(Object.fromEntries(report.told.map((t) => [t.value + t.attribute, t]))),
  );
  expect(report.told.slice(0, 5)).toEqual([]);
  expect(report).toMatchObject({ found: {}, next: null });
  expect(report.records).toBeGreaterThan(1000);
});
