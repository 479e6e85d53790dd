import { isIP } from 'node:net';

const DATE = String.raw`(-?\d{4}-\d{2}-\d{2})`;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?`;
const OFFSET = String.raw`(?:Z|[+-]\d{2}:\d{2}(?::\d{2})?)`;

const patterns = {
  date: new RegExp(`^${DATE}${OFFSET}?$`),
  time: new RegExp(`^${TIME}${OFFSET}?$`),
  dateTime: new RegExp(`^${DATE}T${TIME}${OFFSET}$`),
  email: /^[^\s@<>()[\],;:\\"]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/,
  northAmerican: /^(?:\(?[2-9]\d{2}\)?)[\s.-]?[2-9]\d{2}[\s.-]?\d{4}$/,
  international: /^\+[1-9](?:[\s.-]?\d){6,14}$/,
};

/** Returns whether a date exists: 2026-02-28 does, 2026-02-30 does not. */
function isDay(text: string | undefined): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(String(text));
}

function isUrl(text: string): boolean {
  try {
    return new URL(text).protocol !== '';
  } catch {
    return false;
  }
}

function isAddress(text: string): boolean {
  const [address = '', length, ...others] = text.split('/');
  const version = isIP(address);
  if (version === 0 || others.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128));
}

/**
 * For each of AppSync's scalars with text values, a function that returns whether a text is valid. The
 * formats are described in https://docs.aws.amazon.com/appsync/latest/devguide/scalars.html
 */
export const scalarChecks: Record<string, (text: string) => boolean> = {
  AWSDate: (text) => isDay(patterns.date.exec(text)?.[1]),
  AWSTime: (text) => patterns.time.test(text),
  AWSDateTime: (text) => isDay(patterns.dateTime.exec(text)?.[1]),
  AWSEmail: (text) => patterns.email.test(text),
  AWSURL: isUrl,
  // AppSync's documentation: "Phone numbers without a country code are assumed to be US/North American numbers."
  AWSPhone: (text) => patterns.international.test(text) || patterns.northAmerican.test(text),
  AWSIPAddress: isAddress,
};
