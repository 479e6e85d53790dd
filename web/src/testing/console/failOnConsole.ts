import { consoleGuard } from './consoleGuard';

/**
 * Fails every test that writes an error or a warning to the console which it does not announce with
 * `expectConsole`. Warnings of React about updates outside of act are among them: such a test would depend on
 * how fast the machine is.
 */
afterEach(() => consoleGuard.check());
// What comes after the last test, such as in a hook.
afterAll(() => consoleGuard.check());
