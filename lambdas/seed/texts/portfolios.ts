import type { EnumValue } from '../../../model/enums';
import json from '../data/portfolios.json';

/** A block of a portfolio page. `{occupation}`, `{years}` and `{strength}` are the talent's. */
interface PortfolioText {
  type: EnumValue<'PortfolioType'>;
  title: string;
  content: string;
}

export const portfolios = json as PortfolioText[];
