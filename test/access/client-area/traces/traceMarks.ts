import { randomBytes } from 'node:crypto';

const KANA = [...'アイウエオカキクケコサシスセソタチツテトナニヌネノ'];

const aWord = (start: string) => `${start}${randomBytes(8).toString('hex')}`;

/**
 * Returns unique words, one for each kind of text. The test of the erasure writes them as a person and later
 * searches the stored data for them.
 */
export const traceMarks = () => ({
  /** A unique word that is part of the person's last name, first name and display name. */
  name: aWord('mei'),
  kana: [...randomBytes(12)].map((byte) => KANA[byte % KANA.length]).join(''),
  tel: `090${(parseInt(randomBytes(5).toString('hex'), 16) % 1e8).toString().padStart(8, '0')}`,
  /**
   * A unique word in everything that the person writes about themselves and that others write about the
   * person.
   */
  word: aWord('kotoba'),
  /** A unique word in the messages that the person sends to others. */
  said: aWord('dengon'),
  /** A unique word in what the person writes about others. */
  about: aWord('hyoka'),
  /**
   * A unique word in what the person writes for an organization or for everyone: jobs, benefits, company
   * names.
   */
  shared: aWord('kyoyu'),
});

export type TraceMarks = ReturnType<typeof traceMarks>;
