import { createHash } from 'node:crypto';
import type { IndexName } from './IndexName';
import analysis from './indices/analysis.json';
import employeeBenefitsAdmin from './indices/employee-benefits-admin.json';
import employeeBenefits from './indices/employee-benefits.json';
import conversations from './indices/conversations.json';
import openJobsAdmin from './indices/open-jobs-admin.json';
import openJobs from './indices/open-jobs.json';
import userApplies from './indices/user-applies.json';
import userFavoriteOpenJobs from './indices/user-favorite-open-jobs.json';
import usersAdmin from './indices/users-admin.json';
import usersClient from './indices/users-client.json';
import type { SynonymSource } from './SynonymSource';
import { romajiMappings } from './romajiMappings';
import { characterMappings, markMappings } from './spellingMappings';
import { userDictionaryRules } from './userDictionaryRules';

const KATAKANA = Array.from({ length: 'ヺ'.charCodeAt(0) - 'ァ'.charCodeAt(0) + 1 }, (_, at) =>
  String.fromCharCode('ァ'.charCodeAt(0) + at),
);

/**
 * Characters that people type by mistake for ー, katakana's long vowel mark: hyphens, dashes, a minus, and the
 * box-drawing line ─.
 */
const DASHES = ['-', '−', '‐', '‑', '–', '—', '―', '─'];

/**
 * Returns the rules of an OpenSearch mapping character filter that replaces a dash after a katakana letter
 * with the long vowel mark, so that サ−バ− is read as サーバー.
 */
const longVowelMappings = (): string[] =>
  KATAKANA.flatMap((letter) => DASHES.map((dash) => `${letter}${dash} => ${letter}ー`));

/**
 * The index of the searches that people have kept. It has the fields of jobs, so that OpenSearch reads the queries, and
 * the jobs that are compared with them, as in the index of jobs.
 */
const jobAlerts = {
  mappings: {
    ...openJobs.mappings,
    properties: {
      ...openJobs.mappings.properties,
      frequency: { type: 'keyword' },
      hour: { type: 'integer' },
      weekday: { type: 'integer' },
      query: { type: 'percolator' },
    },
  },
};

const FILES: Readonly<Record<IndexName, { mappings: object }>> = {
  'employee-benefits': employeeBenefits,
  'employee-benefits-admin': employeeBenefitsAdmin,
  conversations,
  'job-alerts': jobAlerts,
  'open-jobs': openJobs,
  'open-jobs-admin': openJobsAdmin,
  'user-applies': userApplies,
  'user-favorite-open-jobs': userFavoriteOpenJobs,
  'users-admin': usersAdmin,
  'users-client': usersClient,
};

export interface IndexDefinition {
  settings: object;
  mappings: { _meta: { fingerprint: string } };
}

/**
 * How long OpenSearch remembers the version of a deleted document. Each write takes less time than this, so a
 * late write of an older version cannot restore the document.
 */
const GC_DELETES = '15m';

/**
 * The method by which OpenSearch scores matches. With this one, a matching word adds the same score in every
 * document, multiplied by the weights of the query. The usual method, BM25, counts deleted documents until
 * they are merged, so that every write would change the order of later pages (ADR 88).
 */
const SIMILARITY = { default: { type: 'boolean' } };

let rulesOfCatalogue: string[] | undefined;

/**
 * Returns the settings and mappings of an index. `_meta` contains a fingerprint of both: an existing index
 * with another fingerprint must be rebuilt.
 */
export function indexDefinition(name: IndexName, synonyms: SynonymSource): IndexDefinition {
  const { type } = analysis.filter.synonyms;
  // Synonyms apply to queries only, so a changed file needs no rebuild.
  const rules = Array.isArray(synonyms) ? { synonyms } : { synonyms_path: synonyms.path, updateable: true };
  const filter = { ...analysis.filter, synonyms: { type, ...rules } };
  // The rules are the same for all indices, and slow to compute.
  rulesOfCatalogue ??= userDictionaryRules();
  const japanese = { ...analysis.tokenizer.japanese, user_dictionary_rules: rulesOfCatalogue };
  const tokenizer = { ...analysis.tokenizer, japanese };
  const charFilters = {
    ...analysis.char_filter,
    characters: { type: 'mapping', mappings: characterMappings() },
    marks: { type: 'mapping', mappings: markMappings() },
    long_vowels: { type: 'mapping', mappings: longVowelMappings() },
    romaji: { type: 'mapping', mappings: romajiMappings() },
  };
  const settings = {
    number_of_shards: 1,
    number_of_replicas: 1,
    gc_deletes: GC_DELETES,
    similarity: SIMILARITY,
    analysis: { ...analysis, char_filter: charFilters, tokenizer, filter },
  };
  const { mappings } = FILES[name];
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([settings, mappings]))
    .digest('hex')
    .slice(0, 16);
  return { settings, mappings: { ...mappings, _meta: { fingerprint } } };
}
