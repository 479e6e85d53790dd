import { occupationPatternOf } from '../../model/occupationPatternOf';
import { sharePicture } from './sharePicture';

/**
 * Returns the path of the picture for link previews of a record that has no cover image: the picture of its
 * occupation or, if that has none, Enishi's.
 */
export const pictureOfOccupation = (occupation: { name: string } | null | undefined): string =>
  sharePicture(occupationPatternOf(occupation?.name ?? '') ?? 'enishi');
