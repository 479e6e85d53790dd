import { catalogueItems } from '../../../lambdas/seed/catalogues/catalogueItems';
import { demoItems } from '../../../lambdas/seed/demo/demoItems';
import { SeedDay } from '../../../lambdas/seed/lib/SeedDay';
import { entities } from '../../../model/entities';
import { keyOf, isIdOf } from '../../../model/ids';
import { seeded, seededItems, seedDay, seedSubs } from '../../support/seedData';

const CLAIMS = ['PageUrl', 'CategoryUrl', 'PortfolioPath'];
// Rows that are derived as a whole have no times of their own.
const COMPANIES = ['BlockedCompany', 'CompanyName', 'MemberDomain'];
const DERIVED = ['ItemsDue', 'OrganizationTies', ...COMPANIES];
// A number without a sender has a time of its receipt alone.
const NUMBERS = ['Complaint'];
const TIMELESS = [...CLAIMS, ...DERIVED, ...NUMBERS];
const records = seededItems.filter(({ item }) => !TIMELESS.includes(item.__typename));
const ADDRESSED_BY_HAND = ['LastVisit', 'LastVisitDay', ...DERIVED, ...CLAIMS, ...NUMBERS];
const catalogue = new Set(catalogueItems().map(({ item }) => `${item.pk} ${item.id}`));

describe('the items of the demo data', () => {
  it('are at most 15,000 with unique keys', () => {
    const addresses = seededItems.map(({ table, item }) => `${table} ${item.pk} ${item.sk}`);
    expect(addresses.length).toBeLessThanOrEqual(15_000);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('are the same on every run on one day', () => {
    expect(demoItems(new SeedDay(new Date('2026-06-17T14:00:00.000Z')), seedSubs)).toEqual(seededItems);
  });

  it('keep their keys from day to day, so that seeding again creates no duplicates', () => {
    const tomorrow = demoItems(new SeedDay(new Date('2026-06-18T03:00:00.000Z')), seedSubs);
    const jobsOf = (items: readonly { item: { __typename: string; id: string } }[]) =>
      items
        .filter(({ item }) =>
          ['OpenJob', 'User', 'Organization', 'EnishiWorkHistory'].includes(item.__typename),
        )
        .map(({ item }) => item.id);
    expect(jobsOf(tomorrow)).toEqual(jobsOf(seededItems));
  });

  it('have the table and the key that the model computes from their id', () => {
    const misplaced = seededItems.filter(({ table, item }) => {
      if (ADDRESSED_BY_HAND.includes(item.__typename)) return false;
      // The card of a professional below a category, copied for the category's page.
      if (item.__typename === 'WPWorker' && table === 'Catalog')
        return !item.sk.endsWith(`#WPWorker#${item.id}`);
      const entity = entities.find(({ name }) => name === item.__typename);
      if (!entity || entity.table !== table || !isIdOf(entity, item.id)) return true;
      const { pk, sk } = keyOf(entity, item.id);
      return pk !== item.pk || sk !== item.sk;
    });
    expect(misplaced).toEqual([]);
  });

  it('have the attributes that every record has', () => {
    const bare = records.filter(
      ({ item }) => !item.createdAt || !item.updatedAt || Number(item.version) < 1 || !item.__typename,
    );
    expect(bare).toEqual([]);
  });

  it('refer to existing catalogue entries', () => {
    const missing = [
      ...seeded('OpenJob').flatMap(({ openJobJobId, openJobBaseLocationId }) => [
        `Job ${openJobJobId}`,
        `Prefacture ${openJobBaseLocationId}`,
      ]),
      ...seeded('OpenJob').flatMap(({ requiredSkillTags, welcomeSkillTags }) =>
        [...(requiredSkillTags as { id: string }[]), ...(welcomeSkillTags as { id: string }[])].map(
          ({ id }) => `SkillTag ${id}`,
        ),
      ),
      ...seeded('SkillSet').map(({ skillSetSkillTagId }) => `SkillTag ${skillSetSkillTagId}`),
      ...seeded('JobAlert').flatMap(({ skillTags = [] }) =>
        (skillTags as string[]).map((id) => `SkillTag ${id}`),
      ),
      ...seeded('UserPrefactures').map(({ prefactureID }) => `Prefacture ${prefactureID}`),
      ...seeded('UserMainJobs').map(({ jobID }) => `Job ${jobID}`),
    ].filter((address) => !catalogue.has(address));
    expect(missing).toEqual([]);
  });

  it('were created and updated before the day of the seed', () => {
    const end = new Date(seedDay.midnight).toISOString();
    expect(records.filter(({ item }) => `${item.createdAt}` > end || `${item.updatedAt}` > end)).toEqual([]);
  });
});
