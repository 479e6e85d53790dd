import { indexDefinition } from '../../../lambdas/index-search/indexDefinition';
import { catalogueItems } from '../../../lambdas/seed/catalogues/catalogueItems';
import { Analysis } from '@enishi/local-cloud/search';
import { loadDictionary } from '@enishi/local-cloud/search';
import type { JsonObject } from '@enishi/local-cloud/search';

// Loading the dictionary takes long on a loaded machine.
/**
 * Texts in which the name of a catalogue entry, such as a skill, occurs. The underscore stands for the name.
 */
const PLACES = [
  '_',
  'リモート _',
  'AWS _',
  '週3日・_',
  '_の仕事',
  '_エンジニア',
  '東京の_',
  '【_】',
  '_（副業）',
];

test('a name of the catalogue is tokenized the same in every context, so that typing it finds it', async () => {
  const { settings } = indexDefinition('open-jobs', []);
  const { analysis } = settings as { analysis: JsonObject };
  const analyzer = new Analysis(analysis, await loadDictionary()).analyzer('japanese_text');
  const wordsOf = (name: string, place: string): string => {
    const start = place.indexOf('_');
    return analyzer
      .analyze(place.replace('_', name))
      .filter((token) => token.start < start + name.length && token.end > start)
      .map(({ term }) => term)
      .join(' ');
  };
  const names = [...new Set(catalogueItems().map(({ item }) => String(item.name)))];
  const odd = names.flatMap((name) => {
    const alone = wordsOf(name, '_');
    return PLACES.filter((place) => wordsOf(name, place) !== alone).map(
      (place) => `${place.replace('_', name)}: ${wordsOf(name, place)}, alone ${alone}`,
    );
  });
  const uses = names.length * PLACES.length;
  process.stdout.write(`search, names: ${uses - odd.length} of ${uses} cut alike\n`);
  expect(odd).toEqual([]);
});
