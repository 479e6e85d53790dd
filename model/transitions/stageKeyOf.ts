/**
 * Returns the key of the stage that an event of an application's history began: the id of the job's selection step or,
 * where the application came into no step, its state. Scorecards name their stage by it. Resolvers use this function,
 * so it is limited to the APPSYNC_JS subset.
 */
export function stageKeyOf({ type, stepId }: { type?: unknown; stepId?: unknown }): string {
  return `${stepId ?? type}`;
}
