import { consoleGuard } from './consoleGuard';

/**
 * Says that the current test provokes a message of console.error or console.warn that matches `pattern`. Any
 * other message fails the test, and so does one that was announced and did not come.
 */
export const expectConsole = (pattern: RegExp) => consoleGuard.expect(pattern);
