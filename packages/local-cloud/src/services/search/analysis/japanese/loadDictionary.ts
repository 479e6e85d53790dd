import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { CharacterClasses } from './CharacterClasses';
import type { Dictionary } from './Dictionary';
import { Trie } from './Trie';
import { UserWords } from './UserWords';
import { WordTable } from './WordTable';

const folder = join(dirname(require.resolve('@patdx/kuromoji')), '..', 'dict');

async function unpack(name: string): Promise<Buffer> {
  const data = await promisify(gunzip)(await readFile(join(folder, `${name}.dat.gz`)));
  // A separate buffer, so that typed arrays over it begin at its first byte.
  return Buffer.from(new Uint8Array(data).buffer);
}

const bytes = (buffer: Buffer): ArrayBuffer => buffer.buffer as ArrayBuffer;

/**
 * The name of the era Reiwa, which is later than the dictionary IPADIC. Lucene adds the word to the
 * dictionary too.
 */
const REIWA = {
  name: '令和',
  ids: { leftId: 1288, rightId: 1288, cost: 5904 },
  word: { partOfSpeech: '名詞-固有名詞-一般', reading: 'レイワ' },
};

let loading: Promise<Dictionary> | undefined;

/**
 * Loads the IPADIC data from the package `@patdx/kuromoji`, once in each process. The package's own segmenter
 * is not used, because it has neither Lucene's search mode nor Lucene's token positions.
 */
export function loadDictionary(): Promise<Dictionary> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Dictionary> {
  const [trieBase, trieCheck, words, wordGroups, wordFeatures, costs] = await Promise.all([
    unpack('base'),
    unpack('check'),
    unpack('tid'),
    unpack('tid_map'),
    unpack('tid_pos'),
    unpack('cc'),
  ]);
  const [unknown, unknownGroups, unknownFeatures, classes, classNames] = await Promise.all([
    unpack('unk'),
    unpack('unk_map'),
    unpack('unk_pos'),
    unpack('unk_char'),
    unpack('unk_invoke'),
  ]);
  const matrix = new Int16Array(bytes(costs));
  const width = matrix[1] ?? 0;
  const known = new WordTable(bytes(words), wordFeatures, bytes(wordGroups), true);
  return {
    trie: new Trie(new Int32Array(bytes(trieBase)), new Int32Array(bytes(trieCheck))),
    known,
    later: new Map([[REIWA.name, known.add(REIWA.ids, REIWA.word)]]),
    user: new UserWords([]),
    unknown: new WordTable(bytes(unknown), unknownFeatures, bytes(unknownGroups), false),
    classes: new CharacterClasses(classes, classNames),
    connection: (rightId, leftId) => matrix[rightId * width + leftId + 2] ?? 0,
  };
}
