import type { EnumValue } from '../../../model/enums';
import json from '../data/portfolios.json';

/** A block of a demo portfolio page. `{occupation}`, `{years}` and `{strength}` are replaced by those of the talent. */
interface PortfolioText {
  type: EnumValue<'PortfolioType'>;
  title: string;
  content: string;
}

export const portfolios = json as PortfolioText[];
