/**
 * What the value of an input field must satisfy:
 * - `https`: an https URL;
 * - a number: a text that is not blank and has at most this many characters;
 * - `upTo`: a text that may be blank and has at most this many characters;
 * - `file`: the S3 key of a checked upload of the writer or of the record's owner;
 * - `picture`: the S3 key of such an upload that was checked as a picture;
 * - `hosts`: an https URL on one of these hosts or their subdomains;
 * - `sharedDomains`: a mail domain in small letters that is none of these, which belong to no single company;
 * - two or three numbers: a number between the minimum and the maximum and, if there is a third number, a
 *   multiple of it;
 * - `most`, `by`, `of`: a text that is not blank and has at most `most` characters. It must also satisfy a
 *   limit that depends on another field of the same input: `by` names that field, and `of` contains the limit
 *   for each of its values.
 */
export type Limit =
  | 'https'
  | 'file'
  | 'picture'
  | { hosts: readonly string[] }
  | number
  | { upTo: number }
  | { sharedDomains: readonly string[] }
  | readonly [minimum: number, maximum: number, step?: number]
  | {
      most: number;
      by: string;
      of: Readonly<Record<string, 'https' | 'file' | 'picture' | { hosts: readonly string[] }>>;
    };
