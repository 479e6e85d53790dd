import type { EnumValue } from '../../../model/enums';
import json from '../data/portfolios.json';

/**
 * A block of a demo portfolio page. The generator replaces `{occupation}`, `{years}` and `{strength}` with
 * the occupation, the years of experience and a strength of the talent, and `{achievement}` with the id of an
 * achievement.
 */
interface PortfolioText {
  type: EnumValue<'PortfolioType'>;
  title: string;
  content: string;
}

export const portfolios = json as PortfolioText[];
