import type { Migration } from '../Migration';

/** Who wrote a row about somebody else, and the name that it is signed with, if any. */
const AUTHORS: Readonly<Record<string, { sub: string; name?: string }>> = {
  Evaluation: { sub: 'picId', name: 'picName' },
  EvaluationComment: { sub: 'commentatorID' },
  EnishiWorkHistoryReview: { sub: 'reviewerId', name: 'reviewerName' },
  InterviewLog: { sub: 'interviewerId', name: 'interviewerName' },
};
const ERASED = '退会ユーザー';

/**
 * What somebody wrote about another person is found by `authorKey` when that author's account is erased; rows of the
 * first releases lack it. What is signed by an erased account stays without one.
 */
export const authorKeys: Migration = {
  title: 'the key by which an author’s writings are found',
  tables: ['Talent'],
  reads: ['authorKey', ...Object.values(AUTHORS).flatMap(({ sub, name }) => (name ? [sub, name] : [sub]))],
  change(row) {
    const author = AUTHORS[row.__typename];
    if (!author || row.authorKey !== undefined || !row[author.sub]) return {};
    return author.name && row[author.name] === ERASED ? {} : { authorKey: row[author.sub] };
  },
};
