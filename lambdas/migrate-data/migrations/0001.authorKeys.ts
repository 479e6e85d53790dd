import type { RowMigration } from '../Migration';

/** The author's sub in a row about somebody else, and the author's name in it, if any. */
const AUTHORS: Readonly<Record<string, { sub: string; name?: string }>> = {
  Evaluation: { sub: 'picId', name: 'picName' },
  EvaluationComment: { sub: 'commentatorID' },
  EnishiWorkHistoryReview: { sub: 'reviewerId', name: 'reviewerName' },
  InterviewLog: { sub: 'interviewerId', name: 'interviewerName' },
};
const ERASED = '退会ユーザー';

/**
 * Sets `authorKey`, by which the erasure of an account finds what its owner wrote about others; rows of the
 * first releases lack it. Rows of an erased author stay without it.
 */
export const authorKeys: RowMigration = {
  title: 'add the index key of a row’s author',
  tables: ['Talent'],
  reads: ['authorKey', ...Object.values(AUTHORS).flatMap(({ sub, name }) => (name ? [sub, name] : [sub]))],
  change(row) {
    const author = AUTHORS[row.__typename];
    if (!author || row.authorKey !== undefined || !row[author.sub]) return {};
    return author.name && row[author.name] === ERASED ? {} : { authorKey: row[author.sub] };
  },
};
