import { screenCalls } from './screenCalls';

const SESSIONS = 8;
const SCREENS = 12;
const SAVES = 12;

const all = Object.values(screenCalls);
const meanCalls = all.reduce((sum, calls) => sum + calls, 0) / all.length;
const operations = SESSIONS * SCREENS + SAVES;

/**
 * What an active person uses in a month. The calls of screens are counted by test/contract/screens; what is not
 * counted there is assumed.
 */
export const usage = {
  sessions: SESSIONS,
  screens: SCREENS,
  saves: SAVES,
  meanCalls,
  operations,
  /** A call reads up to 8 KB, which is one unit; a save makes two calls, the start of a session three. */
  readUnits: SESSIONS * SCREENS * meanCalls + SESSIONS * screenCalls.sessionStart + SAVES * 2,
  /** The row, the derived values in other rows, and the indices of each. */
  writeUnits: SAVES * 2.5,
  connectionMinutes: 60,
  updates: 20,
  /** Pages for the first screen of a session, tokens, streams and mails. */
  invocations: 60,
  secondsOfInvocation: 0.1,
  rowsInGB: 0.0001,
  filesInGB: 0.002,
  trafficInGB: 0.02,
  requests: 100,
  mails: 2,
  logsInGB: 0.001,
  logMonths: 3,
  /** The part of requests that X-Ray samples. */
  traced: 0.05,
} as const;
