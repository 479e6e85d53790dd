/** The delays of the user interface, in milliseconds. */
export const delays = {
  /** The delay from the end of loading the page to loading the code that reports errors. */
  fieldReports: 2_000,
  /** The delay from the start of the app to loading the code of the menu's screens, which nobody waits for yet. */
  menuCode: 6_000,
  /** The delay from the last typed letter in the keyword field to the search. */
  keywordSearch: 250,
  /** The delay from the last typed letter in a form field to the request for its suggestions. */
  suggestions: 250,
  /** The delay from the last typed letter in the keyword field to the request for its suggestions. */
  searchSuggestions: 120,
  /** The delay from the last change of a form's work preferences to counting the jobs that fit them. */
  fittingJobs: 400,
  /** The delay from the last typed letter of a portfolio's path to the check whether it is free. */
  pathCheck: 400,
  /**
   * The time after the last change of a job search until it counts as final. It is then saved as a recent
   * search and, if it found nothing, reported to the API.
   */
  searchSettled: 3_000,
  /** How long data that came with the page count as just read, also where a screen otherwise reads them again. */
  servedData: 2_000,
  /** How long loading must take before a placeholder or a loading indicator is shown. */
  loadingIndicator: 200,
  /** How long to wait for the heading of a new screen to appear, so that it can get the focus. */
  headingFocus: 5_000,
  /**
   * The delay between a write and reading a search again, because the search index is updated shortly after
   * the table.
   */
  searchIndex: 2_000,
  /**
   * How long the list of kept jobs is corrected by what was kept or removed in this tab, because the search
   * index may not contain it yet.
   */
  recentKeeps: 10_000,
  /**
   * How long a change of an application's state is held back before it is sent, so that the person can undo
   * it.
   */
  takeBack: 5_000,
  /** The age from which a change that another tab has not sent yet counts as abandoned by that tab. */
  otherTabSends: 15_000,
  /** The time between two requests for the progress of a running export. */
  exportPoll: 1_000,
  /** How long a person must wait before requesting another confirmation code. */
  resendCode: 30_000,
  /** The maximum time between two attempts to load code while the site cannot be reached. */
  connectionCheck: 3_000,
  /** The minimum time between two automatic reloads of a page that could not load its code. */
  nextReload: 60_000,
} as const;
