import { japanDay } from '../../../../../model/japanDay';
import { isRealDate } from '../../../components/forms/isRealDate';

/** Returns whether a chosen last day is over in Japan, or no day at all. */
export const isOverOn = (day: string): boolean => !isRealDate(day) || day < japanDay(new Date());
