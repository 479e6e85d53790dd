const ANSWER = 'export function response(ctx) { return ctx.result; }';

/** Returns a unit resolver for the data source `none` whose request handler has the given body. */
export function unit(body: string, response = ANSWER) {
  const head = "import { util, runtime, extensions } from '@aws-appsync/utils';";
  return { source: 'none', code: `${head} export function request(ctx) { ${body} } ${response}` };
}
