import type { EnumValue } from '../../../model/enums';
import json from '../data/portfolios.json';

/**
 * A block of a demo portfolio page. The generator replaces `{occupation}`, `{years}` and `{strength}` with the
 * talent's.
 */
interface PortfolioText {
  type: EnumValue<'PortfolioType'>;
  title: string;
  content: string;
}

export const portfolios = json as PortfolioText[];
