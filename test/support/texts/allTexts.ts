import { featureTexts } from '../../../web/src/i18n/featureTexts';
import { de } from '../../../web/src/i18n/de';
import { en } from '../../../web/src/i18n/en';
import { fr } from '../../../web/src/i18n/fr';
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
export async function allTexts(): Promise<Record<'ja' | 'en' | 'de' | 'fr', TextsByKey>> {
  const features = Object.entries(featureTexts).map(
    async ([name, load]) => [name, ((await load()) as { ja: Nested }).ja] as const,
  );
  const japanese = { ...ja, ...Object.fromEntries(await Promise.all(features)) } as Nested;
  const byKey = (texts: Nested): TextsByKey => new Map(flatten(texts));
  return { ja: byKey(japanese), en: byKey(en), de: byKey(de), fr: byKey(fr) };
}
