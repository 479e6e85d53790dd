const RECORD_ID = /^[\w.-]{1,64}$/;
const MAX_KEYWORD_LENGTH = 200;

/** Checks the values of searches that come from a URL, because anybody can change a URL. */
export const urlValues = {
  isRecordId: (text: string): boolean => RECORD_ID.test(text),
  keyword: (params: URLSearchParams): string => (params.get('q') ?? '').slice(0, MAX_KEYWORD_LENGTH),
};
