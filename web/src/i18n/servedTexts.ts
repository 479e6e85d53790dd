import { ja as editing } from '../components/forms/edit/texts/ja';
import { ja as relation } from '../entities/application/texts/ja';
import { ja as careerSheet } from '../entities/profile/sheet/texts/ja';
import { ja as info } from '../features/info/texts/ja';
import { ja as publicPages } from '../features/jobs/pages/texts/ja';
import { ja as jobs } from '../features/jobs/texts/ja';
import { ja as portfolio } from '../features/portfolio/texts/ja';
import { ja as professionals } from '../features/professionals/texts/ja';
import { ja as staticPages } from '../features/static/texts/ja';
import { ja } from './ja';

/** The Japanese texts of the screens in `servedScreens`. */
export const servedTexts = {
  ...{ ...ja, jobs, publicPages, careerSheet, editing, relation },
  ...{ info, portfolio, professionals, static: staticPages },
};
