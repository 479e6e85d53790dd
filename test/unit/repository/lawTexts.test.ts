import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTexts } from '../../support/texts/allTexts';

/** A text that says what the law asks for names the article; what is house policy does not sound like law. */
const LAW = /法律|法令|法的|義務|違法|フリーランス法|労働基準法|労働契約法|職業安定法|民法|第\d+条/;
const ARTICLE = /(法|規則|規則第?|附則|基準)\s*第\d+条/;
const FOREIGN = {
  en: /\b(law|laws|lawful|lawfully|legal|legally|illegal|Act)\b/,
  de: /\b[Gg]esetz(?!t)\w*|rechtlich|rechtswidrig/,
  fr: /\b(loi|lois|légale?s?|légalement|illégale?s?)\b/,
  ko: /법률|법령|법적|의무|위법|(?<!방)법(?= ?제|에|은|이|의)|노동기준법|프리랜서법|직업안정법|민법|제\d+조/,
};

/** The texts beside which a screen shows the source with its article, or which say of law in general that it is none here. */
const excused: Readonly<Record<string, string>> = {
  'termsSheet.kindLead': 'of both kinds in general; each item below names its article',
  'termsSheet.noAdvice': 'says that it is no legal advice',
  'termsSheet.after.until': 'DatesSection shows フリーランス法第4条 beside it',
  'termsSheet.ending.exceptionHint': 'EndingWizard shows the article of the notice above it',
  'jobEditor.items.hint.contractKind': 'of both kinds in general; the sections below name their articles',
};

/** The terms of use and the policy have articles of their own. */
const isLegalPage = (key: string) => /^(static|legal|terms|privacy)\b/.test(key);

let texts: Awaited<ReturnType<typeof allTexts>>;
beforeAll(async () => {
  texts = await allTexts();
});

const aboutLaw = () => [...texts.ja].filter(([key, text]) => LAW.test(text) && !isLegalPage(key));

test('a Japanese text about law names the article, or stands beside its source', () => {
  const bare = aboutLaw().filter(([key, text]) => !ARTICLE.test(text) && !(key in excused));
  expect(bare).toEqual([]);
});

test('what is excused still is about law', () => {
  const keys = new Set(aboutLaw().map(([key]) => key));
  expect(Object.keys(excused).filter((key) => !keys.has(key))).toEqual([]);
});

/** How an article is named in another language. */
const FOREIGN_ARTICLE = /\b(articles?|Artikel|[Aa]rt\.)\D{0,8}\d|제\d+조/;

test.each(['en', 'de', 'fr', 'ko'] as const)(
  '%s promises no law where the Japanese text does not',
  (language) => {
    const keys = new Set(aboutLaw().map(([key]) => key));
    const more = [...texts[language]].filter(
      ([key, text]) => FOREIGN[language].test(text) && !keys.has(key) && !isLegalPage(key),
    );
    expect(more).toEqual([]);
  },
);

test.each(['en', 'de', 'fr', 'ko'] as const)('%s names the article, too', (language) => {
  const bare = [...texts[language]].filter(
    ([key, text]) =>
      FOREIGN[language].test(text) && !FOREIGN_ARTICLE.test(text) && !(key in excused) && !isLegalPage(key),
  );
  expect(bare).toEqual([]);
});

test('mails promise no law without its article', () => {
  const root = 'lambdas/notify-email';
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  expect(files.length).toBeGreaterThan(5);
  const sentences = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/[`']([^`'\n]*)[`']/g)].map(
      ([, sentence = '']) => sentence,
    ),
  );
  const named = [ARTICLE, FOREIGN_ARTICLE];
  const about = [LAW, ...Object.values(FOREIGN)];
  const isBare = (sentence: string) =>
    about.some((law) => law.test(sentence)) && !named.some((article) => article.test(sentence));
  expect(sentences.filter(isBare)).toEqual([]);
});
