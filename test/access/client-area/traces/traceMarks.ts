import { randomBytes } from 'node:crypto';

const KANA = [...'アイウエオカキクケコサシスセソタチツテトナニヌネノ'];

const aWord = (start: string) => `${start}${randomBytes(8).toString('hex')}`;

/** Unique texts by which a person's data can be found, grouped by their use. */
export const traceMarks = () => ({
  /** Part of the last name, the first name and the display name. */
  name: aWord('mei'),
  kana: [...randomBytes(12)].map((byte) => KANA[byte % KANA.length]).join(''),
  tel: `090${(parseInt(randomBytes(5).toString('hex'), 16) % 1e8).toString().padStart(8, '0')}`,
  /** In everything written by or about the person. */
  word: aWord('kotoba'),
  /** In their messages to others. */
  said: aWord('dengon'),
  /** In their texts about others. */
  about: aWord('hyoka'),
  /** In texts for an organization or for everyone: jobs, benefits, company names. */
  shared: aWord('kyoyu'),
});

export type TraceMarks = ReturnType<typeof traceMarks>;
