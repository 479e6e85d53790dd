import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entities } from '../../model/entities';
import type { FieldRule } from '../../model/visibility/FieldRules';
import type { Mutant } from './Mutant';

const viewers = { public: true, client: true, engaged: true, owner: true, admin: true } as const;

const isGuarded = (rule: FieldRule) => rule.public !== true;

/** Every rule that keeps fields from somebody, each opened to everybody in turn. */
export function ruleMutants(root: string): Mutant[] {
  return entities.flatMap((entity) =>
    entity.fields.flatMap((rule, index) => {
      if (!isGuarded(rule)) return [];
      const open: FieldRule = { fields: rule.fields, ...viewers };
      const apart = `model/visibility/${entity.name}Visibility.ts`;
      const file = existsSync(join(root, apart)) ? apart : `model/entities/${entity.name}.ts`;
      const rest = apart === file ? `\n${entity.name}Visibility[${index}] = ${JSON.stringify(open)};\n` : '';
      return [
        {
          name: `${entity.name}: ${rule.fields}`,
          file,
          source: readFileSync(join(root, file), 'utf8') + rest,
          entity: { ...entity, fields: entity.fields.map((each, at) => (at === index ? open : each)) },
        },
      ];
    }),
  );
}
