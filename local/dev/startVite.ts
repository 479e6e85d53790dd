import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { projectRoot } from '../projectRoot';
import { servicePaths } from './servicePaths';

interface ViteOptions {
  port: number;
  /** Folder for the packages that Vite has prepared for the browser. */
  cache: string;
  /** Port of the stack's front door. */
  stack: number;
  /** Further files and folders to watch, from the project's root. */
  watch: string[];
  /** Called with the path of each file that was written, renamed or deleted, from the project's root. */
  onChange(file: string): void;
}

/** Serves the web app with hot reload, and the stack's services on the same port. */
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
    plugins: [
      {
        name: 'watch-the-stack',
        // Called again when Vite restarts itself because its configuration has changed.
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
      // The front door answers for the services as it always does.
      cors: false,
      fs: { allow: [projectRoot, realpathSync(inside('node_modules')), cache] },
      proxy: Object.fromEntries(servicePaths.map((path) => [`^${path}(?=$|[/?])`, service])),
    },
  });
  return server.listen();
}
