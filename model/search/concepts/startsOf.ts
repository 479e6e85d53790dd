import { foldText } from '../foldText';
import { conceptLimits } from './conceptLimits';
import { scriptOf } from './scriptOf';

/** A place in a search text at which a word may begin. */
interface Start {
  at: number;
  /** The text from there on, in its folded form, as far as a word can reach. */
  folded: string;
}

/** Hiragana after which another word in hiragana may begin. */
const PARTICLES = 'をのでにはがと';
/** Hiragana after which a word in other letters may begin: particles and endings, but not the み of さざなみヘルステック. */
const ENDINGS = `${PARTICLES}もやかへらるたていなくうけよどばしすんり`;

/**
 * Returns the places of a search text at which a word may begin: after a space or a sign, and after hiragana. Within a
 * compound such as 乗合バス none begins, and in hiragana only after a particle. A text in quotes is meant as it is
 * written.
 * @param text the text in NFKC form and in lower case
 */
export function startsOf(text: string): Start[] {
  const letters = text.split('');
  const starts: Start[] = [];
  let isQuoted = false;
  letters.forEach((letter, at) => {
    if (letter === '"') isQuoted = !isQuoted;
    const [script, before] = [scriptOf(letter), scriptOf(letters[at - 1] ?? '')];
    const isAfter =
      script === 'hiragana'
        ? PARTICLES.includes(letters[at - 1] ?? ' ')
        : before === 'hiragana' && ENDINGS.includes(letters[at - 1] ?? ' ');
    const isStart = script !== '' && letter !== 'ー' && (before === '' || isAfter);
    if (!isStart || isQuoted || starts.length >= conceptLimits.places) return;
    const folded = foldText(letters.slice(at, at + conceptLimits.reach).join(''));
    if (folded.length > 1) starts.push({ at, folded });
  });
  return starts;
}
