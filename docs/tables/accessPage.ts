import type { GraphQLSchema } from 'graphql';
import type { Entity } from '../../model/Entity';
import { entities } from '../../model/entities';
import type { Rule, Viewer } from '../../model/visibility/FieldRules';
import { markdownTable } from './markdownTable';
import { rootFields } from './rootFields';

const callers = ['guest', 'signedIn', 'owner', 'client', 'consultant', 'admin', 'system'] as const;
const viewers: Viewer[] = ['public', 'client', 'inContact', 'owner', 'admin'];

function sees(rule: Rule | undefined): string {
  if (rule === undefined) return '';
  if (rule === true) return '✓';
  if (rule.startsWith('=')) return 'if their own';
  return rule.startsWith('!') ? `unless ${rule.slice(1)}` : `if ${rule}`;
}

function fieldTable({ name, table, fields, adminOnlyInputs }: Entity): string {
  const rows = fields.flatMap((rule) =>
    rule.fields
      .split(' ')
      .map((field) => [
        adminOnlyInputs.includes(field) ? `${field} ᴬ` : field,
        ...viewers.map((viewer) => sees(rule[viewer])),
      ]),
  );
  rows.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return `### ${name} (${table})\n\n${markdownTable(['field', ...viewers], rows)}\n`;
}

/**
 * Returns the text of docs/access-matrix.md: who may call every root field, and who sees every field of every
 * entity.
 */
export function accessPage(schema: GraphQLSchema): string {
  const calls = rootFields(schema).map(({ type, field, grants }) => [
    `${type}.${field.name}`,
    ...callers.map((caller) => (grants.includes(caller) ? '✓' : '')),
  ]);
  return `# Who may touch what

Generated from \`model/\` by \`npm run docs\`; do not edit. It is committed so that a change of access is seen in
review: a test that follows the model proves that the model is enforced, not that it is meant.

## Who may call

\`owner\` is a signed-in person for a record in their own partition; \`client\` is a member of the organization that it is
about and \`consultant\` who works on the job that it is about, both only while the client area is open; \`admin\` reaches
every partition, \`system\` is the publishing role alone. Who is not ticked gets \`Unauthorized\`.

${markdownTable(['field', ...callers], calls)}

## Who sees which field

\`public\` is guests and other talents, \`client\` a member of an organization that the talent is offered to, \`inContact\`
one in contact with the talent (an application or an engagement). Of a job, \`client\` is a member of its organization and \`owner\` its consultant. An
empty cell: the field is \`null\`. ᴬ: only administrators write it.

${entities.map(fieldTable).join('\n')}`;
}
