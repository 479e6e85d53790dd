import type { GraphQLSchema } from 'graphql';
import { describeGeneric } from './describeGeneric';
import { markdownTable } from './markdownTable';
import { type RootField, rootFields } from './rootFields';

const headings = { Query: 'Queries', Mutation: 'Mutations', Subscription: 'Subscriptions' };

function row({ type, field, grants, answeredBy }: RootField): string[] {
  const signature = `\`${field.name}(${field.args.map(({ name, type }) => `${name}: ${type}`).join(', ')}): ${field.type}\``;
  const description = field.description ?? describeGeneric(`${type}.${field.name}`);
  return [signature, grants.join(', '), answeredBy, description.replace(/\s+/g, ' ')];
}

/**
 * Returns the text of docs/operations.md: every root field of the schema, who may call it, and which resolver
 * answers it.
 */
export function operationsPage(schema: GraphQLSchema): string {
  const fields = rootFields(schema);
  const sections = (['Query', 'Mutation', 'Subscription'] as const).map((type) => {
    const rows = fields.filter((field) => field.type === type).map(row);
    return `## ${headings[type]} (${rows.length})\n\n${markdownTable(['field', 'who', 'answered by', ''], rows)}\n`;
  });
  return `# Every root field

Generated from \`schema.graphql\` and \`model/\` by \`npm run docs\`; do not edit. What holds for all of them (names,
pages, refusals) is in [conventions.md](conventions.md), who sees which field in [access-matrix.md](access-matrix.md).

${sections.join('\n')}`;
}
