import { collection } from '../collection';
import { env } from '../env';
import { pictureFiles } from './pictureFiles';
import { picturesIn, publicPictures } from './publicPictures';

/** How often the records are read again after a change of the files, before the change counts as failed. */
const ATTEMPTS = 5;

/** How many files are changed at the same time. A picture has up to 10 MB, and the function 512 MB. */
const AT_ONCE = 5;

interface NamedPictures {
  Bucket: string;
  /** The talent whose records name the pictures. */
  sub: string;
  /** The pictures' S3 keys without the area: `<sub>/<name>`. */
  pictures: readonly string[];
}

type State = 'public' | 'hidden' | 'unused' | 'erased';

/** Reads the talent's records and returns a function that says whether they show a picture to everybody. */
async function readStates(sub: string): Promise<(picture: string) => State> {
  const rows = await collection(env('TALENT_TABLE'), sub);
  const user = rows.find(({ __typename }) => __typename === 'User');
  const shown = publicPictures(rows);
  const named = new Set(rows.flatMap(picturesIn));
  return (picture) => {
    if (!user || user.erasureBeganAt) return 'erased';
    if (shown.has(picture)) return 'public';
    return named.has(picture) ? 'hidden' : 'unused';
  };
}

const apply: Readonly<Record<State, (file: Parameters<typeof pictureFiles.hide>[0]) => Promise<void>>> = {
  public: pictureFiles.publish,
  hidden: pictureFiles.hide,
  unused: pictureFiles.hide,
  erased: pictureFiles.remove,
};

/**
 * Makes the public copies of a talent's pictures exist exactly while the talent's portfolio shows the pictures. Calls
 * can overlap, so the records are read again after the files were changed: the call that changes a file last has also
 * seen the latest records. Files of other people are ignored.
 * @param unused what happens to a picture that no record names: `keep` for one that was just uploaded, because the
 * record is stored afterwards
 * @throws Error if the records change again and again meanwhile
 */
export async function refreshPictures(
  { Bucket, sub, pictures }: NamedPictures,
  unused: 'hide' | 'keep',
): Promise<void> {
  const own = pictures.filter((picture) => picture.startsWith(`${sub}/`));
  if (own.length === 0) return;
  const done = new Map<string, State>();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const stateOf = await readStates(sub);
    const isDue = (state: State) => unused === 'hide' || state === 'public' || state === 'hidden';
    const due = own.filter((picture) => isDue(stateOf(picture)) && done.get(picture) !== stateOf(picture));
    if (due.length === 0) return;
    for (let at = 0; at < due.length; at += AT_ONCE)
      await Promise.all(
        due
          .slice(at, at + AT_ONCE)
          .map((picture) => apply[stateOf(picture)]({ Bucket, sub, name: picture.slice(sub.length + 1) })),
      );
    for (const picture of due) done.set(picture, stateOf(picture));
  }
  throw new Error(`The records of ${sub} that name pictures do not settle`);
}
