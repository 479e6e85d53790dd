import { featureTexts } from '../../../web/src/i18n/featureTexts';
import { translations } from '../../../web/src/generated/translations';
import type { Language } from '../../../web/src/i18n/languages';
import { ja } from '../../../web/src/i18n/ja';

type Nested = { readonly [key: string]: string | Nested };

/** The texts of a language by their keys, such as `shell.menu.home`. */
export type TextsByKey = ReadonlyMap<string, string>;

function flatten(texts: Nested, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/** Reads the texts of the web app in all its languages. */
export async function allTexts(): Promise<Record<Language, TextsByKey>> {
  const features = Object.entries(featureTexts).map(
    async ([name, load]) => [name, ((await load()) as { ja: Nested }).ja] as const,
  );
  const japanese = { ...ja, ...Object.fromEntries(await Promise.all(features)) } as Nested;
  const byKey = (texts: Nested): TextsByKey => new Map(flatten(texts));
  const translated = Object.entries(translations).map(
    async ([language, load]) => [language, byKey(await load())] as const,
  );
  return { ja: byKey(japanese), ...Object.fromEntries(await Promise.all(translated)) } as Record<
    Language,
    TextsByKey
  >;
}
