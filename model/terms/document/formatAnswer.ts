import type { TermsItem } from '../TermsItem';
import { termsOptions } from '../termsOptions';

/** Returns an answer as the document says it, in Japanese in every language of the site. */
export function formatAnswer({ key, input }: Pick<TermsItem, 'key' | 'input'>, answer: string): string {
  if (input === 'choice') return termsOptions[key]?.[answer] ?? answer;
  const [year, month, day] = answer.split('-').map(Number);
  if (input === 'day') return `${year}年${month}月${day}日`;
  return input === 'yen' ? `${Number(answer).toLocaleString('ja')}円` : answer;
}
