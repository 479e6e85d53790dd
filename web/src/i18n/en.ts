import type { ja } from './ja';
import { auth } from './en/auth';
import { errors } from './en/errors';
import { frame } from './en/frame';
import { jobs } from './en/jobs';
import { pages } from './en/pages';
import { pieces } from './en/pieces';
import type { Texts } from './Texts';

export const en = { auth, errors, frame, jobs, pages, pieces } satisfies Texts<typeof ja>;
