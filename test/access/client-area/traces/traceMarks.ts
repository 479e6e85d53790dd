import { randomBytes } from 'node:crypto';

const KANA = [...'アイウエオカキクケコサシスセソタチツテトナニヌネノ'];

const aWord = (start: string) => `${start}${randomBytes(8).toString('hex')}`;

/** Words that nobody else writes, by what a person says with them; each can be searched for everywhere. */
export const traceMarks = () => ({
  /** Part of the last name, the first name and the display name. */
  name: aWord('mei'),
  kana: [...randomBytes(12)].map((byte) => KANA[byte % KANA.length]).join(''),
  tel: `090${(parseInt(randomBytes(5).toString('hex'), 16) % 1e8).toString().padStart(8, '0')}`,
  /** In everything that they write, or others write, about the person. */
  word: aWord('kotoba'),
  /** In their messages to others. */
  said: aWord('dengon'),
  /** In what they write about others. */
  about: aWord('hyoka'),
  /** In what they write for an organization or for everybody: jobs, benefits, the dictionary of companies. */
  shared: aWord('kyoyu'),
});

export type TraceMarks = ReturnType<typeof traceMarks>;
