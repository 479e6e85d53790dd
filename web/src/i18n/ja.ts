import { ja as common } from '../components/texts/ja';
import { ja as errors } from '../lib/errors/texts/ja';
import { ja as forms } from '../components/forms/texts/ja';
import { ja as shell } from '../components/shell/texts/ja';

/** The Japanese texts that every page loads at once, because every page shows some of them. */
export const ja = { common, errors, forms, shell } as const;
