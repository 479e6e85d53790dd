/**
 * Returns the event line that is added to the conversation when an application reaches a step of the job's own
 * selection. It begins and ends like the line of a state (`applyLines`). Resolvers use this function, so it is limited
 * to the APPSYNC_JS subset.
 */
export function stepLine(title: string): string {
  return `選考が「${title}」に進みました`;
}
