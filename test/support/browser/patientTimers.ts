import { delays } from '../../../web/src/lib/settings/delays';
import { toastSettings } from '../../../web/src/lib/settings/toastSettings';

/** How many times as long as people get, a journey gets on a machine with much other work. */
const PATIENCE = 4;

/**
 * A script for the page. What is shown only for seconds, so that people can read it or take it back, stays four times
 * as long: a busy machine would otherwise look for it when it is over.
 */
export const patientTimers = `(() => {
  // What a page takes from an empty frame is what browsers have.
  if (window !== window.top) return;
  const { setTimeout } = window;
  const short = ${JSON.stringify([toastSettings.duration, delays.takeBack])};
  window.setTimeout = (run, delay, ...more) =>
    setTimeout(run, short.includes(delay) ? delay * ${PATIENCE} : delay, ...more);
})()`;
