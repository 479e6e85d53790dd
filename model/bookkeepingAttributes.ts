import { correlationId } from './correlationId';
import { restoredFrom } from './restoredFrom';

/** The attributes that any stored row may have, and that say nothing about its content: who wrote it, for operators. */
export const bookkeepingAttributes: readonly string[] = [correlationId.attribute, restoredFrom];
