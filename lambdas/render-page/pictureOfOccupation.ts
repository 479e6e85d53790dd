import { occupationPatternOf } from '../../model/occupationPatternOf';
import { sharePicture } from './sharePicture';

/** Returns the picture for shared links of a record without a cover: the one of its occupation. */
export const pictureOfOccupation = (occupation: { name: string } | null | undefined): string =>
  sharePicture(occupationPatternOf(occupation?.name ?? '') ?? 'enishi');
