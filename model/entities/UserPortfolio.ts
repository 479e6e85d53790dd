import { entity } from '../Entity';
import { PortfolioLimits } from '../limits/PortfolioLimits';
import { everyone } from '../visibility/everyone';
import { ownerOnly } from '../visibility/ownerOnly';
import { record } from '../visibility/record';
import { User } from './User';

/** A block of the portfolio page, in the order of `position`; others see it once it is published. */
export const UserPortfolio = entity({
  name: 'UserPortfolio',
  in: User,
  parent: 'userID',
  owner: 'owner',
  access: { create: ['owner', 'admin'], delete: ['owner', 'admin'] },
  limits: PortfolioLimits,
  fields: [everyone(`${record} userID type title content position isPublished`), ownerOnly('owner')],
  rows: { shownIf: 'isPublished' },
});
