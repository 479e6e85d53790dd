import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const lines = (name: string): ReadonlySet<string> =>
  new Set(
    readFileSync(join(__dirname, 'lucene', name), 'utf8')
      .split('\n')
      .filter(Boolean),
  );

/** Parts of speech that `kuromoji_part_of_speech` drops, and the words that `ja_stop` drops. */
export const STOP_TAGS = lines('stoptags.txt');
export const STOP_WORDS = lines('stopwords.txt');
