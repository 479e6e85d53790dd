import { allTexts } from '../../support/texts/allTexts';
import { languages, type Language, partialLanguages } from '../../../web/src/i18n/languages';
import { type TextUse, textUses } from '../../support/texts/textUses';

let texts: Awaited<ReturnType<typeof allTexts>>;
let uses: TextUse[];

beforeAll(async () => {
  texts = await allTexts();
  uses = textUses();
});

const translations = (Object.keys(languages) as Language[]).filter((language) => language !== 'ja');
const isPartial = (language: Language) => partialLanguages.some((partial) => partial === language);
const complete = translations.filter((language) => !isPartial(language));
/**
 * Parameters that the app passes to every text (`lib/language/startI18n.ts`). Calls of `t` need not pass
 * them.
 */
const always = ['passwordLength', 'passwordMaximum'];
/** Options that i18next interprets. They are passed to `t` like parameters, but texts do not contain them. */
const options = ['count', 'context', 'defaultValue', 'lng'];

const parametersIn = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*([a-zA-Z]+)[^}]*\}\}/g)].map(([, name = '']) => name))]
    .filter((name) => !always.includes(name))
    .sort();

/** Returns the names of all parameters in the Japanese texts that have one of the given keys. */
const parametersOf = (keys: TextUse['keys']) =>
  [...texts.ja].flatMap(([key, text]) =>
    keys.some(({ pattern }) => pattern.test(key)) ? parametersIn(text) : [],
  );

const nameOf = ({ place, keys }: TextUse) =>
  `${place}: ${keys.map(({ pattern }) => pattern.source).join(' or ')}`;

test.each(complete)('%s has the keys of the Japanese texts', (language) => {
  expect(texts.ja.size).toBeGreaterThan(500);
  expect([...texts.ja.keys()].filter((key) => !texts[language].has(key))).toEqual([]);
});

test.each(translations)('%s has no keys that the Japanese texts lack', (language) => {
  expect([...texts[language].keys()].filter((key) => !texts.ja.has(key))).toEqual([]);
});

test.each(translations)('%s has a text for every key, without Japanese letters', (language) => {
  const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー、。「」]/u;
  const wrong = [...texts[language]].filter(
    ([key, text]) => text.trim() === '' || (japanese.test(text) && key),
  );
  expect(wrong).toEqual([]);
});

test.each(translations)('%s names the parameters of the Japanese texts', (language) => {
  const differing = [...texts[language]].flatMap(([key, text]) => {
    const [own, given] = [parametersIn(text), parametersIn(texts.ja.get(key) ?? '')];
    return String(own) === String(given) ? [] : [`${key}: ${own.join()} instead of ${given.join()}`];
  });
  expect(differing).toEqual([]);
});

/** Words that the app does not use, because it has another one for the same thing. */
const otherWords = { 求人: '案件', 勤務形態: '働き方' };

test.each(Object.entries(otherWords))('no Japanese text says %s for %s', (word) => {
  expect([...texts.ja].filter(([, text]) => text.includes(word)).map(([key]) => key)).toEqual([]);
});

test('sizes of uploads come from their limits', () => {
  const typed = Object.entries(texts).flatMap(([language, all]) =>
    [...all].filter(([, text]) => /\d ?(MB|Mo)(?![a-z])/.test(text)).map(([key]) => `${language} ${key}`),
  );
  expect(typed).toEqual([]);
});

test('every key is used', () => {
  const patterns = [...new Set(uses.flatMap(({ keys }) => keys.map(({ pattern }) => pattern.source)))];
  const exact = new Set(patterns.map((pattern) => pattern.slice(1, -1).replaceAll('\\', '')));
  const inserting = patterns.filter((pattern) => pattern.includes('[')).map((pattern) => new RegExp(pattern));
  const unused = [...texts.ja.keys()].filter(
    (key) => !exact.has(key) && !inserting.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});

test('every key that `t` is called with exists', () => {
  const keys = [...texts.ja.keys()];
  const missing = uses.filter(
    (use) =>
      use.parameters !== null && use.keys.some(({ pattern }) => !keys.some((key) => pattern.test(key))),
  );
  expect(missing.map(nameOf)).toEqual([]);
});

// Which word a template inserts is not known here, so its texts may name fewer parameters than are given.
test('`t` is given the parameters that the text names, and no others', () => {
  const wrong = uses.flatMap((use) => {
    const { parameters, keys } = use;
    if (parameters === null || keys.length === 0) return [];
    const lacking = parametersOf(keys.filter(({ isExact }) => isExact)).filter(
      (name) => !parameters.includes(name),
    );
    const named = [...parametersOf(keys), ...options];
    const spare = parameters.filter((name) => !named.includes(name));
    if (lacking.length + spare.length === 0) return [];
    return [`${nameOf(use)}: without ${lacking.join()}, with ${spare.join()}`];
  });
  expect(wrong).toEqual([]);
});
