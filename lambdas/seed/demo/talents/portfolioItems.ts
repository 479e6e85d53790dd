import { UserPortfolio } from '../../../../model/entities/UserPortfolio';
import { childId } from '../../../../model/ids';
import { Random } from '../../lib/Random';
import { seedItem } from '../../lib/seedItem';
import { seedUlid } from '../../lib/seedUlid';
import type { StoredItem } from '../../lib/StoredItem';
import { portfolios } from '../../texts/portfolios';
import { claimItem } from '../claimItem';
import type { DemoTalent } from './DemoTalent';

/** The number of demo talents, besides the test talent, who have a portfolio page. */
const PAGES = 40;

/**
 * Builds the portfolio page of a demo talent, and sets its path in the talent's profile. The last of its
 * blocks is not published.
 */
function pageItems(talent: DemoTalent, path: string, blocks: number): StoredItem[] {
  const { person, text, career, createdAt } = talent;
  const { sub, key } = person;
  talent.profile = { ...talent.profile, portfolioPath: path };
  const words = { occupation: text.occupation, years: `${career.years}`, strength: text.strengths[0] ?? '' };
  const items = new Random(`portfolio:${key}`).some(portfolios, blocks).map((block, index) =>
    seedItem(UserPortfolio, childId(sub, seedUlid(`portfolio:${key}:${index}`, index)), createdAt, {
      owner: sub,
      createdBy: sub,
      userID: sub,
      type: block.type,
      title: block.title,
      content: block.content.replace(/\{(\w+)\}/g, (all, word: keyof typeof words) => words[word] ?? all),
      position: index + 1,
      isPublished: index < blocks - 1,
    }),
  );
  return [claimItem('PortfolioPath', path, sub), ...items];
}

/** Builds the portfolio pages of the test talent and of some other demo talents. */
export function portfolioItems(testTalent: DemoTalent, talents: DemoTalent[]): StoredItem[] {
  const some = new Random('portfolios').some(talents, PAGES);
  return [
    ...pageItems(testTalent, 'morikawa-haruka', 6),
    ...some.flatMap((talent, index) => pageItems(talent, `talent-${index + 1}`, 3)),
  ];
}
