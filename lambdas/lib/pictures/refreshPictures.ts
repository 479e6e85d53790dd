import { collection } from '../collection';
import { env } from '../env';
import { pictureFiles } from './pictureFiles';
import { picturesIn, publicPictures } from './publicPictures';

/**
 * Maximum number of attempts. After each change of files the records are read again. If they have changed in
 * the meantime, another attempt follows.
 */
const ATTEMPTS = 5;

/** Maximum number of files that are changed concurrently, because each of them is held in memory. */
const AT_ONCE = 5;

interface NamedPictures {
  Bucket: string;
  /** The sub of the talent whose records refer to the pictures. */
  sub: string;
  /** The pictures as `<sub>/<name>`: their S3 keys without the first part, `public` or `private`. */
  pictures: readonly string[];
}

/**
 * What the records say about a picture. `kept` is the icon or the cover of a profile, if not everybody may see
 * it: it has a URL that nobody else knows (docs/adr/0080-a-hidden-picture-gets-another-url.md), or gets one
 * soon. Publishing it would open the URL that everybody knows.
 */
type State = 'public' | 'kept' | 'hidden' | 'unused' | 'erased';

/**
 * Reads a talent's records, and returns a function that says which state a picture must have according to
 * them.
 */
async function readStates(sub: string): Promise<(picture: string) => State> {
  const rows = await collection(env('TALENT_TABLE'), sub);
  const user = rows.find(({ __typename }) => __typename === 'User');
  const shown = publicPictures(rows);
  const kept = new Set(picturesIn(user));
  const named = new Set(rows.flatMap(picturesIn));
  return (picture) => {
    if (!user || user.erasureBeganAt) return 'erased';
    if (shown.has(picture)) return 'public';
    if (kept.has(picture)) return 'kept';
    return named.has(picture) ? 'hidden' : 'unused';
  };
}

const apply: Readonly<Record<State, (file: Parameters<typeof pictureFiles.hide>[0]) => Promise<void>>> = {
  public: pictureFiles.publish,
  kept: () => Promise.resolve(),
  hidden: pictureFiles.hide,
  unused: pictureFiles.hide,
  erased: pictureFiles.remove,
};

/**
 * Makes pictures of a talent public or hides them, so that a picture has a public copy exactly while the
 * talent's public portfolio shows it. Pictures of other people are ignored, and so is the profile's icon or
 * cover while not everybody may see it. Calls can overlap. Therefore each
 * call reads the talent's records again after it has changed files, and repeats its work if they have
 * changed.
 * @param unused what happens to a picture that no record refers to: `hide`, or `keep` for one that was just
 * uploaded, because the record that will refer to it is stored later
 * @throws Error if the records keep changing meanwhile
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
    const leftAlone: readonly State[] = unused === 'hide' ? ['kept'] : ['kept', 'unused', 'erased'];
    const isDue = (state: State) => !leftAlone.includes(state);
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
