/**
 * The kind of a searchable field, which determines its operators. `all` is the text of all fields together; `word` is
 * an id or an enum value.
 */
export type Kind = 'all' | 'boolean' | 'date' | 'number' | 'text' | 'word';

/**
 * The fields of an index by which a search may filter, sort and aggregate. Each text contains field names, separated by
 * spaces. Any other field is `InvalidInput`.
 */
export interface Searchable {
  kinds: Readonly<Record<Kind, string>>;
  /** The names of fields by which only administrators may filter, separated by spaces. */
  adminOnly: string;
  sorts: string;
  aggregates: string;
  /** The date field by which results of a search without a keyword are sorted, newest first. */
  date: string;
}

export interface SearchArgs {
  filter?: Condition | null;
  sort?: readonly ({ field: string; direction?: 'asc' | 'desc' | null } | null)[] | null;
  limit?: number | null;
  nextToken?: string | null;
  from?: number | null;
  aggregates?: readonly (Aggregate | null)[] | null;
  /** True if the user has finished typing, so that a search without results is counted. Only searchOpenJobs uses it. */
  settled?: boolean | null;
}

export interface Aggregate {
  name: string;
  type: string;
  field: string;
}

/** The filter argument of a search: operators by field name, and the groups `and`, `or` and `not`. */
export type Condition = Readonly<Record<string, unknown>>;

/** A clause of OpenSearch's query language (Query DSL). */
export type Clause = Record<string, unknown>;

/** Returns the kind of a field; undefined if the field cannot be searched. */
export function kindOf({ kinds }: Searchable, field: string): Kind | undefined {
  return (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind].split(' ').includes(field))[0];
}

const JOB_WORDS = 'jobIDs skillIDs prefectureIDs workType baseLocationTypes salaryType';
const JOB_NUMBERS = 'numberOfDayPerWeek numberOfHoursPerDay hoursPerWeek minumumSalary maximumSalary';

export const openJobs: Searchable = {
  kinds: {
    all: 'keyword',
    boolean: 'isExcellent isPublic isDraft',
    date: 'publishedAt createdAt',
    number: JOB_NUMBERS,
    text: 'title overView description',
    word: `id organizationId ${JOB_WORDS}`,
  },
  adminOnly: 'isPublic isDraft',
  sorts: 'title publishedAt createdAt minumumSalary maximumSalary numberOfDayPerWeek',
  aggregates: `isExcellent ${JOB_WORDS} ${JOB_NUMBERS}`,
  date: 'publishedAt',
};

const WORDS =
  'jobIDs skillIDs prefectureIDs appetiteToChangeJobs appetiteToSideWork salaryType hopeLocationType';
const NUMBERS = 'numberOfDayPerWeek numberOfHoursPerDay minumumSalary maximumSalary evaluationAvg';

/** The fields by which administrators may search talents. The index for administrators contains no others. */
export const users: Searchable = {
  kinds: {
    all: 'keyword',
    boolean: 'isPrivate isAgreedPostForClient isDebug',
    date: 'createdAt updatedAt lastVisitedDay birthDate',
    number: NUMBERS,
    text: 'name displayName description',
    word: `id sub email organizationId gender ageBand ${WORDS}`,
  },
  adminOnly: '',
  sorts: `name displayName createdAt updatedAt lastVisitedDay birthDate ${NUMBERS}`,
  aggregates: `gender ageBand isPrivate isAgreedPostForClient ${WORDS} ${NUMBERS}`,
  date: 'createdAt',
};

const OFFERED_WORDS =
  'jobIDs skillIDs prefectureIDs appetiteToChangeJobs appetiteToSideWork salaryType hopeLocationType';
const OFFERED_NUMBERS = 'numberOfDayPerWeek numberOfHoursPerDay minumumSalary maximumSalary evaluationAvg';

/**
 * The fields by which organizations may search talents: only those that organizations may read. Dates of birth and
 * visits are not among them.
 */
export const offeredUsers: Searchable = {
  kinds: {
    all: 'keyword',
    boolean: '',
    date: 'createdAt updatedAt',
    number: OFFERED_NUMBERS,
    text: 'name displayName description',
    word: `id sub gender ageBand ${OFFERED_WORDS}`,
  },
  adminOnly: '',
  sorts: `name displayName createdAt updatedAt ${OFFERED_NUMBERS}`,
  aggregates: `gender ageBand ${OFFERED_WORDS} ${OFFERED_NUMBERS}`,
  date: 'createdAt',
};

export const userApplies: Searchable = {
  kinds: {
    all: 'keyword',
    boolean: '',
    date: 'createdAt updatedAt',
    number: '',
    text: 'consultantName',
    word: 'id userID openJobID organizationId type',
  },
  adminOnly: '',
  sorts: 'createdAt updatedAt type',
  aggregates: 'type openJobID organizationId consultantName',
  date: 'createdAt',
};

export const userFavoriteOpenJobs: Searchable = {
  kinds: {
    all: 'keyword',
    boolean: 'isFavorite',
    date: 'createdAt keptAt publishedAt',
    number: '',
    text: '',
    word: 'id userID openJobID state workType',
  },
  adminOnly: '',
  sorts: 'keptAt createdAt publishedAt',
  aggregates: 'state workType',
  date: 'keptAt',
};

export const employeeBenefits: Searchable = {
  kinds: {
    all: 'keyword',
    boolean: 'isDraft',
    date: 'createdAt',
    number: 'usedCount',
    text: 'title',
    word: 'id tagIDs organizationId',
  },
  adminOnly: 'isDraft',
  sorts: 'title createdAt usedCount',
  aggregates: 'tagIDs organizationId isDraft',
  date: 'createdAt',
};
