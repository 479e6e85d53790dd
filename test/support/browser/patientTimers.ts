import { delays } from '../../../web/src/lib/settings/delays';
import { toastSettings } from '../../../web/src/lib/settings/toastSettings';

/** How many times as long as people get, a journey gets on a machine with much other work. */
const PATIENCE = 4;

const short = [toastSettings.duration, delays.takeBack];
/** The delays from the last typed letter to what it changes. */
const typed = [
  ...[delays.keywordSearch, delays.suggestions, delays.searchSuggestions],
  ...[delays.fittingJobs, delays.pathCheck],
];

/**
 * A script for the page. What is shown only for seconds, so that people can read it or take it back, stays four times
 * as long: a busy machine would otherwise look for it when it is over. `hasPendingInput()` is true while something that
 * was typed has not had its effect yet.
 */
export const patientTimers = `(() => {
  // What a page takes from an empty frame is what browsers have.
  if (window !== window.top) return;
  const { setTimeout, clearTimeout } = window;
  const [short, typed] = ${JSON.stringify([short, typed])};
  const pending = new Set();
  window.hasPendingInput = () => pending.size > 0;
  window.setTimeout = (run, delay, ...more) => {
    const end = (...values) => {
      pending.delete(timer);
      run(...values);
    };
    const timer = setTimeout(end, short.includes(delay) ? delay * ${PATIENCE} : delay, ...more);
    if (typed.includes(delay)) pending.add(timer);
    return timer;
  };
  window.clearTimeout = (timer) => {
    pending.delete(timer);
    clearTimeout(timer);
  };
})()`;
