import { savedTemplates } from '../../../../../lib/storage/savedTemplates';

/** A template of a scout. Its texts may contain variables (`scoutVariables`). */
export interface ScoutTemplate {
  name: string;
  title: string;
  body: string;
}

const isTemplate = (value: unknown): value is ScoutTemplate =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'title', 'body'].every((field) => typeof (value as Record<string, unknown>)[field] === 'string');

/** The templates for scouts. */
export const scoutTemplates = savedTemplates({
  prefix: 'scouting.templates',
  isTemplate,
  nameOf: ({ name }) => name,
});
