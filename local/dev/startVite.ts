import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { projectRoot } from '../projectRoot';
import { servicePaths } from './servicePaths';

interface ViteOptions {
  port: number;
  /** Folder in which Vite caches the npm packages that it has bundled for the browser. */
  cache: string;
  /** Port on which the front door (HTTP server) of the stack listens. */
  stack: number;
  /** Files and folders outside the web app that are also watched, relative to the project's root. */
  watch: string[];
  /**
   * Called with the path, relative to the project's root, of each watched file that was written, renamed or deleted.
   */
  onChange(file: string): void;
}

/**
 * Starts Vite, which serves the web app with hot reload. It passes requests for the services of the local
 * cloud on to the stack's front door (HTTP server).
 */
export async function startVite({
  port,
  cache,
  stack,
  watch,
  onChange,
}: ViteOptions): Promise<ViteDevServer> {
  const inside = (path: string) => join(projectRoot, path);
  const service = { target: `http://127.0.0.1:${stack}`, ws: true };
  const server = await createServer({
    root: inside('web'),
    cacheDir: cache,
    clearScreen: false,
    // Silent when all is well: the browser shows what was replaced.
    logLevel: 'warn',
    plugins: [
      {
        name: 'watch-the-stack',
        // Vite calls this again when it restarts itself because its configuration has changed.
        configureServer({ watcher }) {
          watcher.add(watch.map(inside));
          watcher.on('all', (event, path) => {
            if (!event.endsWith('Dir')) onChange(relative(projectRoot, path).split(sep).join('/'));
          });
        },
      },
    ],
    server: {
      port,
      strictPort: true,
      // The front door sends the CORS headers of the services itself.
      cors: false,
      fs: { allow: [projectRoot, realpathSync(inside('node_modules')), cache] },
      proxy: Object.fromEntries(servicePaths.map((path) => [`^${path}(?=$|[/?])`, service])),
    },
  });
  return server.listen();
}
