import { createServer } from 'node:net';

/**
 * Checks that no other program listens on the given port of 127.0.0.1 or of another local address.
 * @throws Error with one sentence when the port cannot be used
 */
export function assertPortFree(port: number, host = '127.0.0.1'): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(
        new Error(
          code === 'EADDRINUSE'
            ? `Port ${port} is in use by another program: stop it, or choose another with PORT=6173 npm start.`
            : `Port ${port} cannot be listened on (${code}): choose another with PORT=6173 npm start.`,
        ),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
