import { aboutText } from './aboutText';
import { faqText } from './faqText';
import type { InfoText } from './InfoText';
import { paymentText } from './paymentText';
import { pricingText } from './pricingText';

const texts: Record<string, InfoText> = { aboutText, faqText, paymentText, pricingText };

/**
 * Returns how many paragraphs and how many list items each section has, so that languages can be compared.
 */
const shapeOf = ({ sections }: InfoText['ja']) =>
  sections.map(({ text, points = [] }) => [text.length, points.length]);

const translations = ['en', 'de', 'fr', 'ko'] as const;

describe.each(Object.entries(texts))('%s', (_name, text) => {
  test.each(translations)('says as much in %s as in Japanese', (language) => {
    expect(shapeOf(text[language]!)).toEqual(shapeOf(text.ja));
  });

  test.each(translations)('has no Japanese letters in %s', (language) => {
    expect(JSON.stringify(text[language])).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
  });
});
