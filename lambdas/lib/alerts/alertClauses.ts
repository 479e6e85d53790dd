import { expandSynonyms } from '../../../model/search/expandSynonyms';
import { keywordQuery } from '../../../model/search/keywordQuery';
import { openJobs } from '../../../model/search/openJobs';
import { readText } from '../../../model/search/readText';
import type { Clause } from '../../../model/search/Searchable';
import { synonymsOf } from '../../../model/search/synonymsOf';
import type { StoredRow } from '../StoredRow';
import type { Vocabulary } from './Vocabulary';

/** The conditions of an alert with a list of values, and the fields of the search documents of jobs. */
const LISTS = {
  jobs: 'jobIDs',
  skillTags: 'skillIDs',
  prefectures: 'prefectureIDs',
  workType: 'workType',
  baseLocationTypes: 'baseLocationTypes',
};

/** The conditions of an alert with a lower and an upper bound, and the fields. */
const RANGES = [
  ['minimumDaysPerWeek', 'maximumDaysPerWeek', 'numberOfDayPerWeek'],
  ['minimumHoursPerDay', 'maximumHoursPerDay', 'numberOfHoursPerDay'],
  ['minimumHoursPerWeek', 'maximumHoursPerWeek', 'hoursPerWeek'],
  ['minumumSalary', 'maximumSalary', 'minumumSalary'],
] as const;

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

function textClause(text: string, { rules, concepts }: Vocabulary): Clause {
  const understood = readText(text.normalize('NFKC'), concepts);
  return keywordQuery({ ...understood, ...expandSynonyms(understood, synonymsOf(rules)) }, 'EXACT', openJobs);
}

/**
 * Returns the conditions of an alert as clauses of OpenSearch: those with which the search page finds jobs in its first
 * step (`EXACT`), so that a mail is about nothing else than what the search finds.
 * @param vocabulary what is needed to understand the text (`readVocabulary`)
 */
export function alertClauses(alert: StoredRow, vocabulary: Vocabulary): Clause[] {
  const keyword = typeof alert.keyword === 'string' ? alert.keyword.trim() : '';
  const lists = Object.entries(LISTS).flatMap(([condition, field]) => {
    const values = alert[condition];
    return Array.isArray(values) && values.length > 0 ? [{ terms: { [field]: values } }] : [];
  });
  const ranges = RANGES.flatMap(([from, to, field]) => {
    const bounds = {
      ...(isGiven(alert[from]) && { gte: alert[from] }),
      ...(isGiven(alert[to]) && { lte: alert[to] }),
    };
    return Object.keys(bounds).length > 0 ? [{ range: { [field]: bounds } }] : [];
  });
  return [
    ...(keyword === '' ? [] : [textClause(keyword, vocabulary)]),
    ...lists,
    ...ranges,
    ...(alert.salaryType ? [{ term: { salaryType: alert.salaryType } }] : []),
    ...(alert.isExcellent === true ? [{ term: { isExcellent: true } }] : []),
  ];
}
