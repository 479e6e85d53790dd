import type { Viewer } from './FieldRules';

type StoredRow = Record<string, unknown>;

/**
 * Returns the comments about a talent that a viewer may see. Administrators see all comments, and authors
 * their own while they are in contact with the talent. Everybody else sees a comment once its author has
 * published an evaluation of the talent. `rows` must contain the talent's evaluations as well as the comments.
 */
export function shownComments<Row extends StoredRow>(rows: Row[], viewer: Viewer, sub: string): Row[] {
  const comments = rows.filter((row) => row.__typename === 'EvaluationComment');
  if (viewer === 'admin') return comments;
  const published = rows.filter((row) => row.__typename === 'Evaluation' && row.published === true);
  const authors = published.map((evaluation) => evaluation.picId);
  const isOwn = (row: StoredRow) => viewer === 'inContact' && row.commentatorID === sub;
  return comments.filter((row) => isOwn(row) || authors.includes(row.commentatorID));
}
