import { unique } from '../../../support/unique';

const KANA = [...'アイウエオカキクケコサシスセソタチツテトナニヌネノ'];

/**
 * Returns words that nobody else uses. Texts that a test writes for or about a person contain them. After the erasure of the
 * person's account, the test searches the stored data for these words.
 */
export const traceMarks = () => ({
  /** A word in the last name, first name and display name of the person. */
  name: unique.word('mei'),
  kana: [...unique.bytes(12)].map((byte) => KANA[byte % KANA.length]).join(''),
  tel: `090${(parseInt(unique.bytes(5).toString('hex'), 16) % 1e8).toString().padStart(8, '0')}`,
  /** A word in texts about the person, written by that person or by others. */
  word: unique.word('kotoba'),
  /** A word in messages that the person sent. */
  said: unique.word('dengon'),
  /** A word in texts that the person wrote about others, such as evaluations. */
  about: unique.word('hyoka'),
  /**
   * A word in texts that the person wrote for an organization or for everyone, such as jobs, benefits and
   * company names.
   */
  shared: unique.word('kyoyu'),
});

export type TraceMarks = ReturnType<typeof traceMarks>;
