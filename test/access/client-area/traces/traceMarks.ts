import { randomBytes } from 'node:crypto';

const KANA = [...'アイウエオカキクケコサシスセソタチツテトナニヌネノ'];

const aWord = (start: string) => `${start}${randomBytes(8).toString('hex')}`;

/**
 * Returns unique words, one for each kind of text. The test of the erasure makes a person write texts with
 * these words, and later searches the stored data for them.
 */
export const traceMarks = () => ({
  /** A unique word that the erased person has in the last name, the first name and the display name. */
  name: aWord('mei'),
  kana: [...randomBytes(12)].map((byte) => KANA[byte % KANA.length]).join(''),
  tel: `090${(parseInt(randomBytes(5).toString('hex'), 16) % 1e8).toString().padStart(8, '0')}`,
  /**
   * A unique word in texts that the erased person wrote about themselves, or that others wrote about the
   * person.
   */
  word: aWord('kotoba'),
  /** A unique word in messages that the erased person sent to others. */
  said: aWord('dengon'),
  /** A unique word in texts that the erased person wrote about others, such as evaluations. */
  about: aWord('hyoka'),
  /**
   * A unique word in texts that the erased person wrote for an organization or for everyone: jobs, benefits,
   * company names.
   */
  shared: aWord('kyoyu'),
});

export type TraceMarks = ReturnType<typeof traceMarks>;
