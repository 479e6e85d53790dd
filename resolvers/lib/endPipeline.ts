import type { Context } from '@aws-appsync/utils';

/**
 * Ends a pipeline from the response handler of a step: returns `result`, which becomes the result of the pipeline,
 * and lets the request of the next step skip to the end (the build adds that to every step). AppSync
 * documents `runtime.earlyReturn` for request handlers only. Its type is `never`: no later step gets the result.
 */
export function endPipeline(ctx: Context, result: unknown): never {
  ctx.stash.isEnded = true;
  return result as never;
}
