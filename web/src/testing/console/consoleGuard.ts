import { guardConsole } from './guardConsole';

/** The guard of the console that the tests of a file share. */
export const consoleGuard = guardConsole(console);
