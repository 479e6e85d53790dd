import { useTranslation } from 'react-i18next';
import type { SearchMatch } from '../../generated/schema';

interface Found {
  /** How many records the search has found, on all pages; undefined while the first search runs. */
  total?: number;
  match?: SearchMatch;
}

/**
 * Returns a function that describes how many records a search has found. What is only near is never counted as if it
 * was exact.
 * @returns the text that `describe` returns for the number, the text for near records, or undefined without a number
 */
export function useTotalText() {
  const { t } = useTranslation();
  return ({ total, match }: Found, describe: (n: number) => string): string | undefined => {
    if (total === undefined) return undefined;
    return match === 'NEAR' ? t('common.nearTotal', { n: total }) : describe(total);
  };
}
