import { declareEntity } from '../declareEntity';
import { PortfolioContent } from '../rules/PortfolioContent';
import { everyone, ownerOnly, record } from '../visibility/rules';
import { User } from './User';

/**
 * A block of a talent's portfolio page. Blocks are sorted by `position`. A block that is not published is
 * visible only to its talent and to administrators.
 */
export const UserPortfolio = declareEntity({
  name: 'UserPortfolio',
  in: User,
  parent: 'userID',
  perParent: 100,
  owner: 'owner',
  access: { create: ['owner', 'admin'], delete: ['owner', 'admin'] },
  limits: {
    title: 100,
    content: PortfolioContent,
    position: [0, 10000],
  },
  fields: [everyone(`${record} userID type title content position isPublished`), ownerOnly('owner')],
  rows: { shownIf: 'isPublished' },
});
