import type { AppSync } from '../appsync/createAppSync';
import type { LambdaHost } from '../lambda/LambdaHost';
import { readJson } from './readJson';
import { RouteError, type Route } from './Route';

const limit = 64 * 1024 * 1024;

/**
 * New code that the development loop (`npm run dev`) sends: the source text of resolvers and AppSync functions by
 * their names, and the folders of bundled Lambda functions by their `Description` in the template.
 */
interface Code {
  resolvers?: Record<string, string>;
  functions?: Record<string, string>;
}

/**
 * Routes of the developer page with which the development loop (`npm run dev`) replaces code in the running stack.
 * When new code is refused, the old code stays, and the response has the reason.
 */
export function createCodeRoutes(appsync: AppSync, host: LambdaHost): Route[] {
  return [
    {
      method: 'POST',
      path: /^\/code$/,
      async answer({ request }) {
        const { resolvers = {}, functions = {} } = (await readJson(request, limit)) as Code;
        const refused: string[] = [];
        const attempt = async (replace: () => void | Promise<void>) => {
          try {
            await replace();
          } catch (error) {
            refused.push(error instanceof Error ? error.message : String(error));
          }
        };
        for (const [name, code] of Object.entries(resolvers)) {
          await attempt(() => appsync.replaceCode(name, code));
        }
        for (const [description, folder] of Object.entries(functions)) {
          await attempt(() => host.replaceCode(description, folder));
        }
        if (refused.length > 0) throw new RouteError(409, refused.join('\n'));
        return { replaced: true };
      },
    },
  ];
}
