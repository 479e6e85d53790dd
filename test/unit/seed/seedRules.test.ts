import { entities } from '../../../model/entities';
import { brokenRule } from '../../../model/rules/brokenRule';
import { seedDay, seeded } from '../../support/seedData';

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
