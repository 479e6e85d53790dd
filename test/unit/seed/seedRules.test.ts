import { entities } from '../../../model/entities';
import { brokenLimit } from '../../../model/rules/brokenLimit';
import { brokenRule } from '../../../model/rules/brokenRule';
import { seedDay, seeded, seededItems } from '../../support/seedData';

const declaring = entities.filter(({ rules }) => rules.length > 0);

test.each(declaring.map((entity) => [entity.name, entity] as const))(
  'each seeded %s obeys the rules of its input',
  (name, { rules }) => {
    const items = seeded(name);
    expect(items.length).toBeGreaterThan(0);
    const broken = items.map((item) => brokenRule(rules, item, {}, seedDay.dayAgo(0)));
    expect(broken.filter((rule) => rule !== null)).toEqual([]);
  },
);

const limited = entities.filter(
  ({ name, limits }) => Object.keys(limits).length > 0 && seeded(name).length > 0,
);

test.each(limited.map((entity) => [entity.name, entity] as const))(
  'each seeded %s is within the limits of its input',
  (name, { limits }) => {
    const broken = seeded(name).flatMap((item) =>
      Object.entries(limits).flatMap(([field, limit]) => {
        const value = item[field];
        if (value === null || value === undefined) return [];
        const rule = brokenLimit(limit, value, item, [`${item.owner ?? item.sub}`]);
        return rule ? [`${item.id} ${field} ${rule}: ${value}`] : [];
      }),
    );
    expect(broken).toEqual([]);
  },
);

test('each seeded block about an achievement names one of its talent', () => {
  const achievements = new Map(seeded('WorkHistoryAchievement').map(({ id, owner }) => [id, owner]));
  const blocks = seeded('UserPortfolio').filter(({ type }) => type === 'ACHIEVEMENT');
  expect(blocks.length).toBeGreaterThan(0);
  expect(blocks.filter(({ content, owner }) => achievements.get(`${content}`) !== owner)).toEqual([]);
});

test('no text of the seed contains a part that the generator did not fill in', () => {
  const unfilled = seededItems.filter(({ item }) =>
    /\{\w+\}/.test(JSON.stringify(item).replaceAll(/"[^"]*":/g, '')),
  );
  expect(unfilled.map(({ item }) => item.id)).toEqual([]);
});
