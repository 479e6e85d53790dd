import { parentIdOf } from '../../../model/ids';
import { evaluationAverage } from '../../../model/snapshots/evaluationAverage';
import { seeded, seedDay, seedSubs } from '../../support/seedData';

const users = new Map(seeded('User').map((user) => [`${user.sub}`, user]));
const evaluations = seeded('Evaluation');
const comments = seeded('EvaluationComment');
const engagements = seeded('EnishiWorkHistory');
const reviews = seeded('EnishiWorkHistoryReview');
const portfolios = seeded('UserPortfolio');

describe('evaluations and interviews of the demo data', () => {
  it('contain 60 evaluations, each with a comment by its author; some are not published', () => {
    expect(evaluations).toHaveLength(60);
    const said = new Set(comments.map(({ userID, commentatorID }) => `${userID} ${commentatorID}`));
    expect(evaluations.filter(({ userID, picId }) => !said.has(`${userID} ${picId}`))).toEqual([]);
    expect(evaluations.filter(({ published }) => published !== true).length).toBeGreaterThan(5);
    expect(evaluations.filter(({ userID }) => userID === seedSubs.talent)).toHaveLength(3);
  });

  it('give every evaluated talent the average that the API would compute', () => {
    for (const user of users.values()) {
      const own = evaluations.filter(({ userID }) => userID === user.sub);
      expect([user.sub, user.evaluationAvg]).toEqual([user.sub, evaluationAverage(own)]);
    }
  });

  it('contain 30 interviews, one with the test talent, some with a video at an https url', () => {
    expect(seeded('InterviewLog')).toHaveLength(30);
    expect(
      seeded('InterviewLog').filter(({ intervieweeId }) => intervieweeId === seedSubs.talent),
    ).toHaveLength(1);
    const videos = seeded('InterviewLogVideo');
    expect(videos.length).toBeGreaterThan(3);
    expect(videos.filter(({ url }) => !`${url}`.startsWith('https://'))).toEqual([]);
  });
});

describe('the engagements of the demo data', () => {
  it('are 20: one for every contracted application; those that ended have reviews by both parties', () => {
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

  it('never contain the name of an anonymous organization', () => {
    const hidden = seeded('OpenJob').filter(({ isHideOrganizationName }) => isHideOrganizationName === true);
    const texts = JSON.stringify([engagements, reviews]);
    const ofHidden = engagements.filter(({ openJobId }) => hidden.some(({ id }) => id === openJobId));
    for (const { openJobId, organizationName } of ofHidden) {
      const job = hidden.find(({ id }) => id === openJobId);
      expect(organizationName).not.toBe(job?.organizationName);
    }
    expect(texts).not.toContain('undefined');
  });
});

test('every portfolio page has a unique path, the row that reserves it, and a draft', () => {
  const claims = new Map(seeded('PortfolioPath').map(({ sk, id }) => [id, sk]));
  const withPath = [...users.values()].filter(({ portfolioPath }) => portfolioPath !== undefined);
  expect(withPath.map(({ id, portfolioPath }) => [id, portfolioPath]).sort()).toEqual([...claims].sort());
  expect(users.get(seedSubs.talent)?.portfolioPath).toBe('morikawa-haruka');
  expect(new Set(portfolios.map(({ userID }) => userID)).size).toBeLessThan(claims.size);
  const listed = seeded('ProfessionalItem').flatMap(({ userIDs }) => userIDs as string[]);
  expect(listed.filter((sub) => !claims.has(sub))).toEqual([]);
  expect(portfolios.some(({ isPublished }) => isPublished === false)).toBe(true);
  expect(portfolios.filter(({ content }) => `${content}`.includes('{'))).toEqual([]);
});
