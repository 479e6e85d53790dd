import { catalogueItems } from '../../../lambdas/seed/catalogues/catalogueItems';
import { normalizeName } from '../../../resolvers/catalogue/lib/normalizeName';
import { reservedSlugs } from '../../../model/reservedSlugs';
import { seeded, seedSubs } from '../../support/seedData';

describe('the benefits of the demo data', () => {
  const benefits = seeded('EmployeeBenefit');

  it('are 24 with existing tags and partners; drafts are in a separate list', () => {
    expect(benefits).toHaveLength(24);
    const known = new Set(
      ['EmployeeBenefitTag', 'EmployeeBenefitOrganization'].flatMap(seeded).map(({ id }) => id),
    );
    const named = benefits.flatMap(({ tags, employeeBenefitOrganizationId }) => [
      ...(tags as { id: string }[]).map(({ id }) => id),
      String(employeeBenefitOrganizationId),
    ]);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    const drafts = benefits.filter(({ listKey }) => listKey === 'EmployeeBenefit#draft');
    expect(drafts).toEqual(benefits.filter(({ isDraft }) => isDraft === true));
    expect(drafts).toHaveLength(2);
  });

  it('have a coupon, a url or steps when they are published', () => {
    const empty = benefits.filter(
      ({ isDraft, couponCode, url, useProcesses }) =>
        isDraft !== true && !couponCode && !url && (useProcesses as string[]).length === 0,
    );
    expect(empty).toEqual([]);
  });

  it('count their uses; uses contain no coupon code; the test talent has four', () => {
    const uses = seeded('UserEmployeeBenefits');
    for (const { id, usedCount } of benefits) {
      const used = uses.filter((use) => use.employeeBenefitID === id && use.status === 'USED');
      expect(usedCount).toBe(used.length);
    }
    expect(uses.filter(({ userID }) => userID === seedSubs.talent)).toHaveLength(4);
    expect(JSON.stringify(uses)).not.toMatch(/couponCode/);
  });
});

test('the demo data has twelve professional items in six categories, and their workers’ profiles refer to them', () => {
  const workers = seeded('WPWorker');
  expect([seeded('WPWorkerCategory').length, seeded('ProfessionalItem').length]).toEqual([6, 12]);
  expect(new Set(workers.map(({ status }) => status))).toEqual(
    new Set(['PUBLISHED', 'PENDING', 'SUSPENDED']),
  );
  const users = new Map(seeded('User').map((user) => [user.id, user]));
  expect(workers.filter(({ id }) => users.get(id)?.userWpWorkerId !== id)).toEqual([]);
  const named = seeded('ProfessionalItem').flatMap(({ userIDs }) => userIDs as string[]);
  expect(named.filter((sub) => !users.has(sub))).toEqual([]);
});

test('the eight public pages have unique, unreserved urls and search for existing catalogue entries', () => {
  const pages = seeded('PageQuery');
  const known = new Set(catalogueItems().map(({ item }) => item.id));
  expect(pages).toHaveLength(8);
  expect(seeded('PageUrl').map(({ sk, id }) => [sk, id])).toEqual(pages.map(({ url, id }) => [url, id]));
  expect(pages.filter(({ url }) => reservedSlugs.split(' ').includes(String(url)))).toEqual([]);
  const named = pages.flatMap(({ jobs, skillTags }) => [jobs ?? [], skillTags ?? []].flat() as string[]);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test('companies in the dictionary have the id that the API computes from their name', () => {
  const companies = seeded('WorkHistoryCompany');
  expect(companies.length).toBeGreaterThan(20);
  expect(companies.filter(({ id, name }) => normalizeName(String(name)) !== id)).toEqual([]);
});
