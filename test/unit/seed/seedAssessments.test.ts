import { parentIdOf } from '../../../model/ids';
import { evaluationAverage } from '../../../model/snapshots/evaluationAverage';
import { seeded, seedDay, seedSubs } from '../../support/seedData';

const users = new Map(seeded('User').map((user) => [`${user.sub}`, user]));
const evaluations = seeded('Evaluation');
const comments = seeded('EvaluationComment');
const engagements = seeded('EnishiWorkHistory');
const reviews = seeded('EnishiWorkHistoryReview');
const portfolios = seeded('UserPortfolio');

describe('what is said about talents in the demo data', () => {
  it('is 60 evaluations, each with a comment by its author, some not published', () => {
    expect(evaluations).toHaveLength(60);
    const said = new Set(comments.map(({ userID, commentatorID }) => `${userID} ${commentatorID}`));
    expect(evaluations.filter(({ userID, picId }) => !said.has(`${userID} ${picId}`))).toEqual([]);
    expect(evaluations.filter(({ published }) => published !== true).length).toBeGreaterThan(5);
    expect(evaluations.filter(({ userID }) => userID === seedSubs.talent)).toHaveLength(3);
  });

  it('averages as it is counted', () => {
    for (const user of users.values()) {
      const own = evaluations.filter(({ userID }) => userID === user.sub);
      expect([user.sub, user.evaluationAvg]).toEqual([user.sub, evaluationAverage(own)]);
    }
  });

  it('is 30 interviews, one with the talent who signs in, some with a video over https', () => {
    expect(seeded('InterviewLog')).toHaveLength(30);
    expect(
      seeded('InterviewLog').filter(({ intervieweeId }) => intervieweeId === seedSubs.talent),
    ).toHaveLength(1);
    const videos = seeded('InterviewLogVideo');
    expect(videos.length).toBeGreaterThan(3);
    expect(videos.filter(({ url }) => !`${url}`.startsWith('https://'))).toEqual([]);
  });
});

describe('engagements of the demo data', () => {
  it('are 20, one for every contract, each ended one with a review of both sides', () => {
    expect(engagements).toHaveLength(20);
    const ids = new Set(engagements.map(({ userId, openJobId }) => `${userId}.${openJobId}`));
    const contracts = seeded('UserApplies').filter(({ type }) => type === 'CONTRACTED');
    expect(contracts.filter(({ id }) => !ids.has(id))).toEqual([]);
    for (const { id, endDate, isContinuation } of engagements) {
      const sides = reviews.filter((review) => parentIdOf(review.id) === id).map(({ side }) => side);
      expect(sides).toEqual(isContinuation ? [] : ['CLIENT', 'TALENT']);
      if (endDate) expect(`${endDate}` < seedDay.dayAgo(0)).toBe(true);
    }
    expect(engagements.filter(({ userId }) => userId === seedSubs.talent)).toHaveLength(2);
  });

  it('never tell the real name of an organization that hides it', () => {
    const hidden = seeded('OpenJob').filter(({ isHideOrganizationName }) => isHideOrganizationName === true);
    const told = JSON.stringify([engagements, reviews]);
    const ofHidden = engagements.filter(({ openJobId }) => hidden.some(({ id }) => id === openJobId));
    for (const { openJobId, organizationName } of ofHidden) {
      const job = hidden.find(({ id }) => id === openJobId);
      expect(organizationName).not.toBe(job?.organizationName);
    }
    expect(told).not.toContain('undefined');
  });
});

test('portfolio pages have an address of their own, claimed for them, and a draft', () => {
  const claims = new Map(seeded('PortfolioPath').map(({ sk, id }) => [id, sk]));
  const withPath = [...users.values()].filter(({ portfolioPath }) => portfolioPath !== undefined);
  expect(withPath.map(({ id, portfolioPath }) => [id, portfolioPath]).sort()).toEqual([...claims].sort());
  expect(users.get(seedSubs.talent)?.portfolioPath).toBe('morikawa-haruka');
  expect(new Set(portfolios.map(({ userID }) => userID)).size).toBe(claims.size);
  expect(portfolios.some(({ isPublished }) => isPublished === false)).toBe(true);
  expect(portfolios.filter(({ content }) => `${content}`.includes('{'))).toEqual([]);
});
