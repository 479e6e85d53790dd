import { savedTemplates } from '../../../lib/storage/savedTemplates';

/** The templates for messages: each is its text. */
export const templates = savedTemplates({
  prefix: 'messages.templates',
  isTemplate: (value): value is string => typeof value === 'string',
  nameOf: (text) => text,
});
