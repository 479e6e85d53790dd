import type { RowMigration } from '../Migration';

/**
 * The types of records that people write about others. For each: the attribute that contains the author's sub
 * and, if there is one, the attribute that contains the author's name.
 */
const AUTHORS: Readonly<Record<string, { sub: string; name?: string }>> = {
  Evaluation: { sub: 'picId', name: 'picName' },
  EvaluationComment: { sub: 'commentatorID' },
  EnishiWorkHistoryReview: { sub: 'reviewerId', name: 'reviewerName' },
  InterviewLog: { sub: 'interviewerId', name: 'interviewerName' },
};
const ERASED = '退会ユーザー';

/**
 * Migration to data version 1. Sets `authorKey` in rows of the first releases. By this key, the erasure of an
 * account finds what its owner wrote about others. Rows whose author has already been erased do not get it.
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
