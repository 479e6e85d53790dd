import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entities } from '../../model/entities';
import type { FieldRule } from '../../model/visibility/FieldRules';
import type { Mutant } from './Mutant';

const viewers = { public: true, client: true, inContact: true, owner: true, admin: true } as const;

/**
 * Returns the file and the name of the constant with an entity's field rules. Undefined if the rules are in
 * the file of the entity.
 */
function separateRules(root: string, name: string): { file: string; rules: string } | undefined {
  const source = readFileSync(join(root, `model/entities/${name}.ts`), 'utf8');
  const rules = /\bfields: (\w+Visibility)\b/.exec(source)?.[1];
  const folder = 'model/visibility';
  const file = readdirSync(join(root, folder)).find((each) => each === `${rules}.ts`);
  return rules && file ? { file: join(folder, file), rules } : undefined;
}

const isGuarded = (rule: FieldRule) => rule.public !== true;

/**
 * Creates a mutant for every field rule that hides fields from some viewers, named after the first of them. In the
 * mutant, everybody sees these fields.
 */
export function ruleMutants(root: string): Mutant[] {
  return entities.flatMap((entity) =>
    entity.fields.flatMap((rule, index) => {
      if (!isGuarded(rule)) return [];
      const open: FieldRule = { fields: rule.fields, ...viewers };
      const separate = separateRules(root, entity.name);
      const file = separate?.file ?? `model/entities/${entity.name}.ts`;
      const rest = separate ? `\n${separate.rules}[${index}] = ${JSON.stringify(open)};\n` : '';
      return [
        {
          name: `${entity.name}.${rule.fields.split(' ')[0]}`,
          file,
          source: readFileSync(join(root, file), 'utf8') + rest,
          entity: { ...entity, fields: entity.fields.map((each, at) => (at === index ? open : each)) },
        },
      ];
    }),
  );
}
