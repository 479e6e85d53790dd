import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, partialLanguages } from './src/i18n/languages';
import { servedFeatures } from './src/i18n/servedFeatures';

type Nested = { readonly [key: string]: string | Nested };

const i18n = join(__dirname, 'src', 'i18n');
const translations = Object.keys(languages).filter((language) => language !== 'ja');
const isPartial = (language: string) => (partialLanguages as readonly string[]).includes(language);

const foldersIn = (file: string) =>
  [
    ...readFileSync(join(i18n, file), 'utf8').matchAll(/(\w+)(?:: \(\) => import\(| \} from )'(.*)\/ja'/g),
  ].map(([, name = '', folder = '']) => ({ name, folder }));
const everywhere = foldersIn('ja.ts');
const features = foldersIn('featureTexts.ts');
/** The folders of all texts by the first part of their keys. */
const folders = [...everywhere, ...features];
const served = [
  ...everywhere,
  ...features.filter(({ name }) => servedFeatures.some((each) => each === name)),
];

/** Returns those of the folders that have texts in a language: all of them, unless the language is partial. */
const translatedIn = (language: string, of: typeof folders) =>
  of.filter(({ folder }) => !isPartial(language) || existsSync(join(i18n, folder, `${language}.ts`)));

/** Returns the source of the module with all texts of one language. */
function textsModule(language: string): string {
  const translated = translatedIn(language, folders);
  const imports = translated.map(
    ({ name, folder }) =>
      `import { ${language} as ${name}Texts } from '${join('../i18n', folder, language)}';`,
  );
  const type = isPartial(language) ? 'PartialTexts' : 'Texts';
  return [
    "import type { AllTexts } from '../i18n/AllTexts';",
    `import type { ${type} } from '../i18n/Texts';`,
    ...imports,
    '',
    `export const ${language} = {`,
    ...translated.map(({ name }) => `  ${name}: ${name}Texts,`),
    `} satisfies ${type}<AllTexts>;`,
    '',
  ].join('\n');
}

/** Returns the source of the module with the texts, in all languages, of the pages that `render-page` renders. */
function servedModule(): string {
  const used = Object.keys(languages).map((language) => ({
    language,
    texts: translatedIn(language, served),
  }));
  const imports = used.flatMap(({ language, texts }) =>
    texts.map(
      ({ name, folder }) =>
        `import { ${language} as ${language}_${name} } from '${join('../i18n', folder, language)}';`,
    ),
  );
  const entries = used.map(
    ({ language, texts }) =>
      `  ${language}: { ${texts.map(({ name }) => `${name}: ${language}_${name}`).join(', ')} },`,
  );
  return [...imports, '', 'export const servedTexts = {', ...entries, '};', ''].join('\n');
}

/**
 * Returns the sources of the generated modules of texts by their names: `texts-<language>` for each translation,
 * `translations`, which loads them, and `servedTexts`.
 */
export function textModules(): [string, string][] {
  const loaders = translations.map(
    (language) => `  ${language}: async () => (await import('./texts-${language}')).${language},`,
  );
  return [
    ['servedTexts', servedModule()],
    ...translations.map((language): [string, string] => [`texts-${language}`, textsModule(language)]),
    [
      'translations',
      // The app waits for the language before it starts: what is loaded here must not import from the first bundle,
      // because that has not been evaluated yet.
      [
        '/** Functions that load all texts of a language. */',
        'export const translations = {',
        ...loaders,
        '};',
        '',
      ].join('\n'),
    ],
  ];
}

const keysOf = (texts: Nested, prefix: string): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );

/** Says on the console which texts the partial languages lack. */
export async function reportMissingTexts(): Promise<void> {
  const keys = async (language: string) => {
    const found = folders
      .map(({ name, folder }) => ({ name, path: join(i18n, folder, `${language}.ts`) }))
      .filter(({ path }) => existsSync(path))
      .map(async ({ name, path }) => keysOf((await import(path))[language] as Nested, `${name}.`));
    return (await Promise.all(found)).flat();
  };
  const all = await keys('ja');
  for (const language of partialLanguages) {
    const present = new Set(await keys(language));
    const missing = all.filter((key) => !present.has(key));
    if (missing.length === 0) continue;
    console.log(`${language}: ${missing.length} of ${all.length} texts are missing and shown in Japanese:`);
    for (const key of missing.slice(0, 20)) console.log(`  ${key}`);
    if (missing.length > 20) console.log(`  … and ${missing.length - 20} more`);
  }
}
