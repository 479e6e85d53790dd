import { buildHopesFilters } from './buildHopesFilters';

const now = Date.parse('2026-03-31T05:00:00.000Z');
const nobody = { userMainJobId: null, userMainJobs: null, skillSets: null };
const wish = (jobID: string, isPositive: boolean, isSelected = true) => ({
  ...{ id: jobID, jobID, isPositive, isSelected },
});

test('jobs of wanted occupations and known skills are found, with and without all new ones', () => {
  const user = {
    userMainJobId: 'frontend',
    userMainJobs: {
      items: [wish('frontend', true), wish('designer', true), wish('sales', false), wish('pm', true, false)],
    },
    skillSets: {
      items: [
        { id: '1', skillSetSkillTagId: 'react' },
        { id: '2', skillSetSkillTagId: null },
      ],
    },
  };
  const hopes = [{ jobIDs: { in: ['frontend', 'designer'] } }, { skillIDs: { in: ['react'] } }];
  expect(buildHopesFilters(user, now)).toEqual({
    hoped: { or: hopes },
    hopedOrNew: { or: [...hopes, { publishedAt: { gte: '2026-03-01T00:00:00.000Z' } }] },
  });
});

test('without occupations and skills every job is found', () => {
  expect(buildHopesFilters(nobody, now)).toBeUndefined();
});
