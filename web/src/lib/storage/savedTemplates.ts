import { readStoredJson } from './readStoredJson';
import { stored } from './stored';

const MOST = 20;

interface Options<Template> {
  /** The beginning of the key in the browser's storage; the sub of the person follows. */
  prefix: string;
  isTemplate: (value: unknown) => value is Template;
  /** No two templates have the same name: of those, the newer replaces the older. */
  nameOf: (template: Template) => string;
}

/** Returns functions for the templates of a kind that a person saved on this device, at most 20, the newest first. */
export function savedTemplates<Template>({ prefix, isTemplate, nameOf }: Options<Template>) {
  const keyOf = (sub: string) => `${prefix}.${sub}`;
  const list = (sub: string): Template[] => {
    const kept = readStoredJson(keyOf(sub));
    return Array.isArray(kept) ? kept.filter(isTemplate) : [];
  };
  const others = (sub: string, name: string) => list(sub).filter((one) => nameOf(one) !== name);
  const store = (sub: string, templates: readonly Template[]) =>
    stored.device.set(keyOf(sub), JSON.stringify(templates.slice(0, MOST)));
  return {
    list,
    save: (sub: string, template: Template) => store(sub, [template, ...others(sub, nameOf(template))]),
    remove: (sub: string, name: string) => store(sub, others(sub, name)),
  };
}
