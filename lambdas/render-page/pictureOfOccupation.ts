import { occupationPatternOf } from '../../model/occupationPatternOf';
import { sharePicture } from './sharePicture';

/**
 * Returns the path of the picture that link previews show for a record without a cover image: that of its
 * occupation, or Enishi's picture for an unknown one.
 */
export const pictureOfOccupation = (occupation: { name: string } | null | undefined): string =>
  sharePicture(occupationPatternOf(occupation?.name ?? '') ?? 'enishi');
