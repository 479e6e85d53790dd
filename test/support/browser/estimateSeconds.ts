import type { Effort } from './countingHands';

/** How long the parts of a person's work take, in seconds. */
interface Times {
  tap: number;
  field: number;
  character: number;
  /** Of a text that is read. */
  readCharacter: number;
}

/** To decide what to do next: the operator M of the keystroke-level model (Card, Moran and Newell, CACM 23(7), 1980). */
const DECIDE = 1.35;
/** Japanese text is read at 357 characters a minute (Trauzettel-Klosinski and Dietz, IOVS 53(9), 2012). */
const READ = 60 / 357;

const times: Readonly<Record<'phone' | 'desk', Times>> = {
  phone: {
    // M and P: a finger that has reached its target has pressed it.
    tap: DECIDE + 1.1,
    field: DECIDE,
    // 36.2 words of five letters a minute (Palin et al., MobileHCI 2019); a flick is one character.
    character: 60 / (36.2 * 5),
    readCharacter: READ,
  },
  desk: {
    // M, P and BB: the button of the mouse goes down and up.
    tap: DECIDE + 1.1 + 0.2,
    // M and H: the hand moves to the keyboard.
    field: DECIDE + 0.4,
    // K of an average typist, twice: a kana is two letters.
    character: 2 * 0.28,
    readCharacter: READ,
  },
};

/** Estimates how many seconds a person who knows the product works, without what the computer takes. */
export function estimateSeconds(
  { taps, fields, characters, read }: Effort,
  device: 'phone' | 'desk',
): number {
  const { tap, field, character, readCharacter } = times[device];
  return Math.round(taps * tap + fields * field + characters * character + read * readCharacter);
}
