import type { GivenResume } from './GivenResume';
import { Mismatch, readValue } from './readValue';
import { resumeShape } from './resumeShape';

/**
 * Why a file cannot be read as a CV: it is not JSON, it is not in the format JSON Resume, or the value at
 * `place` is one that the format does not allow there.
 */
export type ResumeProblem = { kind: 'notJson' | 'notResume' } | { kind: 'wrongValue'; place: string };

/**
 * Returns the parsed JSON of a text; undefined if it is not JSON. A byte order mark, which some editors
 * write, is removed first.
 */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/**
 * Reads the text of a file in the format JSON Resume. Parts of the format that Enishi does not store are
 * ignored.
 */
export function readJsonResume(text: string): { resume: GivenResume } | { problem: ResumeProblem } {
  const parsed = parse(text);
  if (parsed === undefined) return { problem: { kind: 'notJson' } };
  const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  const isResume = isObject && Object.keys(resumeShape).some((section) => section in parsed);
  if (!isResume) return { problem: { kind: 'notResume' } };
  try {
    return { resume: readValue(parsed, resumeShape) ?? {} };
  } catch (error) {
    if (error instanceof Mismatch) return { problem: { kind: 'wrongValue', place: error.place } };
    throw error;
  }
}
