import { readStoredJson } from '../../../../../lib/storage/readStoredJson';
import { stored } from '../../../../../lib/storage/stored';

const MOST = 20;

const keyOf = (sub: string) => `scouting.templates.${sub}`;

/** A template of a scout. Its texts may contain variables (`scoutVariables`). */
export interface ScoutTemplate {
  /** The name by which the person finds it. No two have the same. */
  name: string;
  title: string;
  body: string;
}

const isTemplate = (value: unknown): value is ScoutTemplate =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'title', 'body'].every((field) => typeof (value as Record<string, unknown>)[field] === 'string');

/** The templates for scouts that the person saved on this device, at most 20, the newest first. */
export const scoutTemplates = {
  list(sub: string): ScoutTemplate[] {
    const kept = readStoredJson(keyOf(sub));
    return Array.isArray(kept) ? kept.filter(isTemplate) : [];
  },
  /** Saves a template; one with the same name is replaced. */
  save(sub: string, template: ScoutTemplate): void {
    const others = scoutTemplates.list(sub).filter(({ name }) => name !== template.name);
    stored.device.set(keyOf(sub), JSON.stringify([template, ...others].slice(0, MOST)));
  },
  remove(sub: string, name: string): void {
    const others = scoutTemplates.list(sub).filter((one) => one.name !== name);
    stored.device.set(keyOf(sub), JSON.stringify(others));
  },
};
