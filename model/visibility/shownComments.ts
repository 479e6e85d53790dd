import type { Viewer } from './FieldRules';

type Item = Record<string, unknown>;

/**
 * The comments about a talent that a viewer sees, of rows that hold the talent's evaluations too: those whose
 * commentator has published an evaluation of the talent; all of them for administrators; one's own always.
 */
export function shownComments<Row extends Item>(rows: Row[], viewer: Viewer, sub: string): Row[] {
  const comments = rows.filter((row) => row.__typename === 'EvaluationComment');
  if (viewer === 'admin') return comments;
  const published = rows.filter((row) => row.__typename === 'Evaluation' && row.published === true);
  const authors = published.map((evaluation) => evaluation.picId);
  return comments.filter((row) => row.commentatorID === sub || authors.includes(row.commentatorID));
}
