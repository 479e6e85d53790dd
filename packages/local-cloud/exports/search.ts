export { Analysis } from '../src/services/search/analysis/Analysis';
export type { Dictionary } from '../src/services/search/analysis/japanese/Dictionary';
export { loadDictionary } from '../src/services/search/analysis/japanese/loadDictionary';
export type { JsonObject } from '../src/services/search/Json';
export { Refusal } from '../src/services/search/Refusal';
export { parseSourceFilter } from '../src/services/search/request/parseSourceFilter';
export { search } from '../src/services/search/request/search';
export { SearchIndex } from '../src/services/search/store/SearchIndex';
