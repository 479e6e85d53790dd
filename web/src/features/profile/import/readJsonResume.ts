import type { GivenResume } from './GivenResume';
import { Mismatch, readValue } from './readValue';
import { resumeShape } from './resumeShape';

/** Why a file is no CV that can be read. `place` is the value that is not what the format says. */
export type ResumeProblem = { kind: 'notJson' | 'notResume' } | { kind: 'wrongValue'; place: string };

/** Returns the parsed text, or undefined if it is no JSON. Some editors write a byte order mark, which is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Reads the text of a file as JSON Resume. Parts that Enishi has no place for are ignored. */
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
