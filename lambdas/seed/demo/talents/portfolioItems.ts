import { UserPortfolio } from '../../../../model/entities/UserPortfolio';
import { childId } from '../../../../model/ids';
import { Random } from '../../lib/Random';
import { seedItem } from '../../lib/seedItem';
import type { StoredItem } from '../../lib/StoredItem';
import { seedUlid } from '../../lib/seedUlid';
import { portfolios } from '../../texts/portfolios';
import { claimItem } from '../claimItem';
import type { DemoTalent } from './DemoTalent';

const PAGES = 40;

/** A page of a few blocks at an address of its own; the last block is still a draft. */
function pageOf(talent: DemoTalent, path: string, blocks: number): StoredItem[] {
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
      content: block.content.replace(/\{(\w+)\}/g, (_, word: keyof typeof words) => words[word]),
      position: index + 1,
      isPublished: index < blocks - 1,
    }),
  );
  return [claimItem('PortfolioPath', path, sub), ...items];
}

/** Portfolio pages of some talents and of the one who can sign in. */
export function portfolioItems(mine: DemoTalent, talents: DemoTalent[]): StoredItem[] {
  const some = new Random('portfolios').some(talents, PAGES);
  return [
    ...pageOf(mine, 'morikawa-haruka', 6),
    ...some.flatMap((talent, index) => pageOf(talent, `talent-${index + 1}`, 3)),
  ];
}
